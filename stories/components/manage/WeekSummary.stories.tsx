import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads } from '#stories/steps.ts';
import { WeekReport } from '#common/contract/places/week.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { WeekSummary } from '#src/components/manage/WeekSummary.tsx';
import { weekReport as el } from '#src/i18n/el/week.ts';
import { buildWeek } from '#src/mocks/report.ts';

const week = (...given: Parameters<typeof buildWeek>) =>
  readResponse(WeekReport, buildWeek(...given));

const meta = preview.meta({
  title: 'Components/Manage/WeekSummary',
  component: WeekSummary,
  args: {
    week: week(),
    planCounters: 3,
    counterHref: '/counter/kep-kypselis',
    onAccept: fn(),
  },
});

/** Three sentences, the picture of the week, and one proposal. */
export const Default = meta.story({});

/** The plan has the counters already: the proposal is noted, and staff open the counter. */
export const Enough = meta.story({
  args: { planCounters: 5 },
  play: async ({ args, canvas, userEvent }) => {
    await leads(canvas, el.proposal.toCounter, '/counter/kep-kypselis');
    await userEvent.click(canvas.getByRole('button', { name: el.proposal.note }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

/** An accepted proposal that changed the plan can be undone, and a noted one withdrawn. */
export const Agreed = meta.story({
  args: {
    week: week({
      proposal: null,
      agreed: [
        { weekday: 1, from: 9, to: 11, counters: 4, counters_before: 3 },
        { weekday: 5, from: 12, to: 14, counters: 3, counters_before: null },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Αναίρεση: Δευτέρα/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Ανάκληση: Παρασκευή/ })).toBeVisible();
  },
});

/** Fewer than four weeks: it says so and proposes nothing. */
export const FewWeeks = meta.story({
  args: { week: week({ weeks: 2, proposal: null, wait_before: null, served_before: 0 }) },
});

export const Empty = meta.story({
  args: {
    week: week({
      served: 0,
      served_before: 0,
      no_shows: 0,
      wait: null,
      wait_before: null,
      slowest: null,
      weeks: 0,
      proposal: null,
    }),
  },
});
