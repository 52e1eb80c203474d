import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { setNote, transferTicket } from '#common/contract/ticketSteps.ts';
import * as all from '#src/i18n/el/index.ts';
import { counter as el } from '#src/i18n/el/counter.ts';
import { hall } from '#src/i18n/el/hall.ts';
import { buildHall, transferRefused, workingHall } from '#src/mocks/hall/counter.ts';
import { bodiesOf, fails } from '#src/mocks/mock.ts';
import type { Hands } from '#stories/components/forms/inForm.ts';
import { counterScreen, next, shows, sitAt, visit } from './counterScreen.ts';
import CounterPage from '#src/pages/counter/CounterPage.tsx';

const meta = preview.meta({
  title: 'Pages/Counter/Hall',
  component: CounterPage,
  beforeEach: ({ msw }) => {
    sitAt('Θυρίδα 2');
    msw.use(...workingHall());
  },
  parameters: counterScreen,
});

/** Writes a note for the visit. Returns the dialog. */
const writeNote = async ({ canvas, userEvent }: Hands) => {
  await userEvent.click(await canvas.findByRole('button', { name: hall.visit.note }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Λείπει η απόδειξη.');
  await userEvent.click(dialog.getByRole('button', { name: hall.note.submit }));
  return dialog;
};

/** One line of three services. The next is the first person whom this counter serves. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, 'Β12');
    await userEvent.click(await next(canvas));
    await shows(canvas, 'Β13');
    const call = { date: '2026-03-16', counter: 'Θυρίδα 2', finish: 'processed' };
    await expect(bodiesOf('POST')).toEqual([call]);
  },
});

/** Nobody waits for this counter, but others do. One click calls them. */
export const NobodyForYou = meta.story({
  beforeEach: ({ msw }) => {
    const response = buildHall();
    for (const list of response.waiting_lists.slice(1)) list.tickets = [];
    msw.use(...workingHall(response));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await next(canvas)).toHaveTextContent('Κανείς για εσάς τώρα · περιμένουν 3 για Α');
    await userEvent.click(canvas.getByRole('button', { name: 'Κλήση για Α' }));
    await shows(canvas, 'Α31');
  },
});

/** Nobody could be called. The clerk widens the choice: the message goes, and the next call says so. */
export const NobodyThenWidened = meta.story({
  parameters: { pictures: { disable: 'It looks like Success.' } },
  beforeEach: ({ msw }) => {
    const response = buildHall();
    for (const list of response.waiting_lists.slice(1))
      list.tickets = list.tickets.filter(({ status }) => status === 'running');
    msw.use(...workingHall(response));
  },
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, 'Β12');
    await userEvent.click(await next(canvas));
    await shows(canvas, el.visit.nobody);
    await shows(canvas, all.booking.nobody);
    await userEvent.click(canvas.getByRole('button', { name: /^Α Πιστοποιητικά/ }));
    await shows(canvas, 'Ο αριθμός Β12 εξυπηρετήθηκε');
    await expect(await visit(canvas)).not.toHaveTextContent(all.booking.nobody);
    await userEvent.click(await next(canvas));
    await shows(canvas, 'Α31');
    const services = ['service-a', 'service-b', 'service-c'];
    await expect(bodiesOf('POST')[1]).toMatchObject({ services });
  },
});

/** A refusal keeps the dialog and its input. One of the chosen service is shown beside it. */
export const TransferRefused = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await visit(canvas);
    msw.use(...fails(transferTicket, 'serverError'));
    await userEvent.click(canvas.getByRole('button', { name: hall.visit.transfer }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Α · Πιστοποιητικά'));
    await userEvent.type(dialog.getByRole('textbox'), 'Θέλει και αντίγραφο.');
    const submit = dialog.getByRole('button', { name: hall.transfer.submit });
    await userEvent.click(submit);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    const sentence = 'Η υπηρεσία είναι κλειστή. Διαλέξτε άλλη.';
    msw.use(...transferRefused(sentence));
    await userEvent.click(submit);
    await waitFor(() =>
      expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(sentence),
    );
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(dialog.getByLabelText('Α · Πιστοποιητικά')).toBeChecked();
    await expect(dialog.getByRole('textbox')).toHaveValue('Θέλει και αντίγραφο.');
  },
});

/** A dialog stays open during its request. */
export const NotePending = meta.story({
  parameters: { pictures: { disable: 'The dialog has its own picture.' } },
  beforeEach: ({ msw }) => msw.use(...fails(setNote, 'loading')),
  play: async (context) => {
    const dialog = await writeNote(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('textbox')).toBeVisible();
  },
});

/** The slash leads to the search, which keeps a long query. */
export const Find = meta.story({
  parameters: { pictures: { disable: 'The results have their own picture.' } },
  play: async ({ canvas, userEvent }) => {
    await visit(canvas);
    await userEvent.keyboard('/');
    const long = `%' "`.repeat(2_500);
    await userEvent.paste(long);
    await expect(await canvas.findByText(hall.find.none)).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: hall.find.label })).toHaveValue(long);
  },
});

/**
 * The called person is at the counter. Members see the reason of a priority and can remove it. Both
 * can be undone.
 */
export const Undone = meta.story({
  parameters: { pictures: { disable: 'It looks like Success.' } },
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, 'Β12');
    await userEvent.keyboard('h');
    await shows(canvas, 'Ήρθε στις 09:30');
    await expect(canvas.getByText('Ο αριθμός Β12 ήρθε')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: all.tickets.actions.undo }));
    await waitFor(async () => expect(await visit(canvas)).not.toHaveTextContent('Ήρθε στις'));
    const reason = 'Προτεραιότητα: Μικρό παιδί';
    await expect(await canvas.findByText(reason)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Αφαίρεση προτεραιότητας/ }));
    await expect(await canvas.findByText('Ο αριθμός Α31 δεν έχει πια προτεραιότητα')).toBeVisible();
    await expect(canvas.queryByText(reason)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: all.tickets.actions.undo }));
    await expect(await canvas.findByText(reason)).toBeVisible();
  },
});

/** The sheet of the day prints what this device knows. */
export const Sheet = meta.story({
  parameters: { pictures: { disable: 'The sheet has its own picture.' } },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: hall.sheet.print }));
    await expect(print).toHaveBeenCalledOnce();
    const rows = canvas.getAllByRole('row', { hidden: true });
    // A heading, one visit, six people and one who fills in a form.
    await expect(rows).toHaveLength(9);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('table', { hidden: true })).toBeNull());
  },
});

/** On a phone, with a note of its own. Afterwards the focus is on the main button. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    await writeNote(context);
    await shows(canvas, 'Λείπει η απόδειξη.');
    const big = await next(canvas);
    await waitFor(() => expect(big).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // At the end of the page the bar at the bottom covers no button.
    document.documentElement.scrollTo(0, document.documentElement.scrollHeight);
  },
});
