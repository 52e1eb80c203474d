import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { retireService } from '#common/contract/places/services.ts';
import { showing } from '#stories/steps.ts';
import { starting } from '#stories/components/forms/inForm.ts';
import { services as el } from '#src/i18n/el/services.ts';
import { buildPlan, plan } from '#src/mocks/manage.ts';
import { bodiesOf, callsOf, fails } from '#src/mocks/mock.ts';
import { organisation } from '#src/mocks/organisations.ts';
import { buildServices, countersRefused, services } from '#src/mocks/hall/services.ts';
import { user } from '#src/mocks/users.ts';
import ManagePage from '#src/pages/manage/ManagePage.tsx';
import { at, manageScreen } from './manageScreen.ts';

const meta = preview.meta({
  title: 'Pages/Manage/Services',
  component: ManagePage,
  beforeEach: ({ msw }) => {
    const rules = { priority_after: 1, confirms_arrival: false, clerks_choose_services: true };
    msw.use(
      ...user.success(),
      ...plan.success(buildPlan(rules)),
      ...organisation.success(),
      ...services(),
    );
  },
  parameters: { ...manageScreen, ...at('services') },
});

/** Not the name in English. */
const NAME = /^Όνομα(?! στα)/;

/** The services in their order. One moves up. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Προεπιλεγμένη/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Πιο πάνω: Άδειες και εγκρίσεις' }));
    await waitFor(() => expect(bodiesOf('PATCH')).toEqual([{ position: 1 }]));
  },
});

/** A new service. The letter becomes a capital and the link https. */
export const Add = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.add }));
    const dialog = within(await screen.findByRole('dialog', { name: el.form.add }));
    await userEvent.type(dialog.getByRole('textbox', { name: NAME }), 'Γνήσιο υπογραφής');
    await userEvent.type(dialog.getByLabelText(starting(el.form.letter)), 'δ');
    await userEvent.type(dialog.getByLabelText(starting(el.form.link)), 'gov.gr/ypografi');
    await userEvent.click(dialog.getByRole('button', { name: el.form.save }));
    await canvas.findByRole('button', { name: 'Αλλαγή: Γνήσιο υπογραφής' });
    const added = { letter: 'Δ', needs_link: 'https://gov.gr/ypografi', minutes: null };
    await expect(bodiesOf('POST')).toMatchObject([
      { name: 'Γνήσιο υπογραφής', public: true, ...added },
    ]);
  },
});

/** People hold numbers of the service: the second question says how many. */
export const Retire = meta.story({
  beforeEach: ({ msw }) => msw.use(...services(buildServices(), 4)),
  play: async ({ canvas, userEvent, msw }) => {
    const name = 'Απόσυρση: Παράβολα και πληρωμές';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: el.retire }));
    await expect(await dialog.findByText(/^Την περιμένουν 4 άτομα/)).toBeVisible();
    await expect(dialog.queryByRole('alert')).toBeNull();
    msw.use(...fails(retireService, 'offline'));
    await userEvent.click(dialog.getByRole('button', { name: el.retire }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    msw.use(...services(buildServices(), 4));
    await userEvent.click(dialog.getByRole('button', { name: el.retire }));
    const closing = () => callsOf('DELETE').map(({ query }) => query);
    await waitFor(() => expect(closing()).toEqual(['', 'close=true', 'close=true']));
    await expect(await canvas.findByRole('button', { name: el.add })).toBeVisible();
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: el.title })).toHaveFocus());
  },
});

/**
 * The services of a counter, and the rules of calling. If a colleague retired a service in the
 * meantime, the reason appears below the button.
 */
export const CountersAndRules = meta.story({
  beforeEach: ({ msw }) => msw.use(...countersRefused()),
  play: async ({ canvas, userEvent, msw }) => {
    const counter = within(await canvas.findByRole('group', { name: /^Θυρίδα\s3/ }));
    const choice = counter.getByLabelText('Παράβολα και πληρωμές');
    await userEvent.click(choice);
    const saveCounters = () =>
      userEvent.click(canvas.getByRole('button', { name: el.skills.save }));
    await saveCounters();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Θυρίδα\s3: δεν είναι έγκυρη επιλογή/,
    );
    await expect(choice).toBeChecked();
    msw.use(...services());
    await saveCounters();
    const records = [{}, {}, { name: 'Θυρίδα 3', services: ['service-b'] }];
    await waitFor(() => expect(bodiesOf('PUT')).toMatchObject([{ records }, { records }]));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.selectOptions(canvas.getByLabelText(starting(el.rules.after)), '3');
    await userEvent.click(canvas.getByLabelText(el.rules.arrival));
    await userEvent.click(canvas.getByRole('button', { name: el.rules.save }));
    const rules = { priority_after: 3, confirms_arrival: true, counters: 3 };
    await waitFor(() => expect(bodiesOf('PUT', '/plan')).toMatchObject([rules]));
  },
});

/** A place with one service has nothing to retire and no skills. */
export const OneService = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...services([{ ...buildServices()[0]!, name: '', letter: null }])),
  play: showing(el.unnamed),
});
