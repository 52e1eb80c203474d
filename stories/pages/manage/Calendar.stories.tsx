import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import * as all from '#src/i18n/el/index.ts';
import { holidays, month } from '#src/i18n/el/month.ts';
import { plan } from '#src/mocks/manage.ts';
import { bodiesOf } from '#src/mocks/mock.ts';
import { organisation } from '#src/mocks/organisations.ts';
import { user } from '#src/mocks/users.ts';
import ManagePage from '#src/pages/manage/ManagePage.tsx';
import { starting, typeDate, type Hands } from '#stories/components/forms/inForm.ts';
import { at, manageScreen } from './manageScreen.ts';

const meta = preview.meta({
  title: 'Pages/Manage/Calendar',
  component: ManagePage,
  beforeEach: ({ msw }) => msw.use(...user.success(), ...plan.success(), ...organisation.success()),
  parameters: { ...manageScreen, ...at('week') },
});

/** A range is closed after its holders are counted. */
export const Week = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Πέμπτη 19 Μαρτίου/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Παρασκευή 20 Μαρτίου/ }));
    await expect(await canvas.findByText(/^24 άτομα έχουν ήδη αριθμό/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: month.edit.reasons.strike }));
    await expect(canvas.getByText('Κλειστά: Απεργία')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: month.edit.save }));
    await expect(await screen.findByText('Αποθηκεύτηκε: Πέμ 19 Μαρ – Παρ 20 Μαρ')).toBeVisible();
    const days = { from: '2026-03-19', to: '2026-03-20' };
    const change = { ...days, closed: true, reason: 'Απεργία', holders: 24 };
    await expect(bodiesOf('PUT')).toMatchObject([change]);
    const day = canvas.getByRole('button', { name: /^Πέμπτη 19 Μαρτίου/ });
    await waitFor(() => expect(day).toHaveFocus());
  },
});

/** A change that fails keeps what was typed. So does a holiday that could not be confirmed. */
export const WeekOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(...plan.savingDays.fails('offline')),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: holidays.title }));
    await userEvent.click((await list.findAllByRole('button', { name: /^Κλειστά: / }))[0]!);
    await expect(await list.findByText(all.errors.network)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Πέμπτη 19 Μαρτίου/ }));
    await canvas.findByText(/^12 άτομα έχουν ήδη αριθμό/);
    await userEvent.type(canvas.getByLabelText(/Τι θα διαβάσουν/), 'Απεργία');
    await userEvent.click(canvas.getByRole('button', { name: month.edit.save }));
    await expect(await canvas.findByText(all.errors.network)).toBeVisible();
    await expect(canvas.getByLabelText(/Τι θα διαβάσουν/)).toHaveValue('Απεργία');
  },
});

/** Publishes a notice until Friday. Returns its text field. */
const publish = async ({ canvas, userEvent }: Hands): Promise<HTMLElement> => {
  const text = await canvas.findByLabelText(starting(month.notice.text));
  await userEvent.type(text, 'Χωρίς ανελκυστήρα');
  const until = canvas.getByRole('group', { name: starting(month.notice.until) });
  await typeDate(userEvent, until, '20032026');
  await userEvent.click(canvas.getByRole('button', { name: month.notice.save }));
  return text;
};

/** A notice is shown at once with its last day, and can be removed. */
export const Notice = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await publish(context);
    await expect(await screen.findByText(month.notice.saved)).toBeVisible();
    await expect(canvas.getByText('Έως Παρασκευή 20 Μαρτίου.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: month.notice.remove }));
    await expect(await screen.findByText(month.notice.removed)).toBeVisible();
    await expect(canvas.queryByText('Έως Παρασκευή 20 Μαρτίου.')).toBeNull();
    await expect(canvas.getByRole('heading', { name: month.notice.title })).toHaveFocus();
  },
});

/** The server refuses the day, because the clock of the device is wrong. */
export const NoticeRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...plan.savingNotice.refused({ until: ['πρέπει να είναι από σήμερα'] })),
  play: async (context) => {
    const text = await publish(context);
    await expect(await context.canvas.findByText('Πρέπει να είναι από σήμερα.')).toBeVisible();
    await expect(text).toHaveValue('Χωρίς ανελκυστήρα');
  },
});
