import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { WeekReport } from '#common/contract/places/week.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { WeekSummary } from '#src/components/manage/WeekSummary.tsx';
import { weekReport as el } from '#src/i18n/el/week.ts';
import { buildWeek } from '#src/mocks/manage.ts';

const week = (...given: Parameters<typeof buildWeek>) =>
  readResponse(WeekReport, buildWeek(...given));

const meta = preview.meta({
  title: 'Components/Manage/WeekSummary',
  component: WeekSummary,
  args: { week: week(), onAccept: fn(), onWithdraw: fn(), onEmail: fn() },
});

/** Three sentences, the picture of the week, and one proposal. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Πιο αργά: Δευτέρα 9:00–\u206010:00, 24 λεπτά.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.proposal.accept }));
    await expect(args.onAccept).toHaveBeenCalledWith(
      expect.objectContaining({ weekday: 1, from: 9, to: 11, counters: 3 }),
    );
  },
});

/** An accepted proposal can be withdrawn. */
export const Agreed = meta.story({
  args: {
    week: week({ proposal: null, agreed: [{ weekday: 1, from: 9, to: 11, counters: 3 }] }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ανάκληση: Δευτέρα/ }));
    await expect(args.onWithdraw).toHaveBeenCalled();
  },
});

/** Fewer than four weeks: it says so and proposes nothing. */
export const FewWeeks = meta.story({
  args: { week: week({ weeks: 2, proposal: null, wait_before: null, served_before: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/χρειάζονται τέσσερις εβδομάδες/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: el.proposal.accept })).toBeNull();
  },
});

/** A week without people. */
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
