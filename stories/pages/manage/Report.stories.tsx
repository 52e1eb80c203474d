import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.ts';
import { savePlan } from '#common/contract/places/plan.ts';
import { manage as el } from '#src/i18n/el/manage.ts';
import { statistics as figures } from '#src/i18n/el/statistics.ts';
import { weekReport } from '#src/i18n/el/week.ts';
import { buildServiceFigures } from '#src/mocks/hall/services.ts';
import { plan } from '#src/mocks/manage.ts';
import { bodiesOf, callsOf, on, refusal } from '#src/mocks/mock.ts';
import { organisation } from '#src/mocks/organisations.ts';
import { buildStatistics, statistics, week } from '#src/mocks/report.ts';
import { user } from '#src/mocks/users.ts';
import ManagePage from '#src/pages/manage/ManagePage.tsx';
import { at, manageScreen } from './manageScreen.ts';

const meta = preview.meta({
  title: 'Pages/Manage/Report',
  component: ManagePage,
  beforeEach: ({ msw }) =>
    msw.use(...user.success(), ...plan.success(), ...week.success(), ...organisation.success()),
  parameters: manageScreen,
});

/**
 * The first view: the last week, without the visitors' preview. Its proposal changes the plan, and
 * is undone.
 */
export const Week = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Εξυπηρετήθηκαν 193 άτομα, 12 περισσότερα/),
    ).toBeVisible();
    await expect(canvas.getByText('περίπου 8 λεπτά λιγότερη αναμονή')).toBeVisible();
    await expect(canvas.queryByRole('complementary', { name: el.visitors.title })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: weekReport.proposal.accept }));
    await expect(await screen.findByText(/^Το πρόγραμμα έχει πια 4 θέσεις/)).toBeVisible();
    await expect(canvas.getByText(weekReport.proposal.agreed)).toBeVisible();
    const suggestion = canvas.getByRole('region', { name: weekReport.proposal.title });
    await expect(suggestion).toHaveFocus();
    const undo = canvas.getByRole('button', { name: /^Αναίρεση: Δευτέρα/ });
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(undo);
    await expect(await screen.findByText('Το πρόγραμμα έχει πάλι 3 θέσεις.')).toBeVisible();
    await expect(suggestion).toHaveFocus();
    await expect(bodiesOf('PUT', '/plan')).toMatchObject([
      { counters: 4, numbers_a_day: 120, days_ahead: 35, patience_seconds: 180 },
      { counters: 3, numbers_a_day: 120, days_ahead: 35, patience_seconds: 180 },
    ]);
    await userEvent.click(canvas.getByRole('switch', { name: weekReport.email }));
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: weekReport.email })).not.toBeChecked(),
    );
  },
});

/** The plan refuses the proposal: a link leads to its form, with the counters filled in. */
export const Refused = meta.story({
  parameters: { pictures: { disable: 'It looks like Week, with a notice.' } },
  beforeEach: ({ msw }) =>
    msw.use(
      on(
        savePlan,
        refusal(422, 'invalid_request', 'Ελέγξτε τα πεδία.', {
          message: { 'counter_names.0': ['Υπάρχει δύο φορές.'] },
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: weekReport.proposal.accept }));
    await userEvent.click(await canvas.findByRole('link', { name: weekReport.proposal.toPlan }));
    await expect(await canvas.findByLabelText(starting(el.plan.counters))).toHaveValue('4');
  },
});

/** Statistics on screen and as files. */
export const Statistics = meta.story({
  parameters: at('statistics'),
  beforeEach: ({ msw }) =>
    msw.use(...statistics({ ...buildStatistics(), services: buildServiceFigures() })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('9 στις 10')).toBeVisible();
    const services = canvas.getByRole('region', { name: figures.services.title });
    await expect(services).toHaveTextContent(/Β · Παράβολα και πληρωμές305/);
    const files = spyOn(URL, 'createObjectURL');
    for (const [table, title] of [
      ['services', figures.services.title],
      ['days', figures.people.title],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `Λήψη CSV: ${title}` }));
      await waitFor(() => expect(files).toHaveBeenCalledOnce());
      files.mockClear();
      await expect(callsOf('GET', '/statistics').at(-1)?.query).toContain(`table=${table}`);
    }
  },
});
