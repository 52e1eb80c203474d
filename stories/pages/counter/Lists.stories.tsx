import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { addWalkIn } from '#common/contract/counter.ts';
import { cancelByKey } from '#common/contract/ticketByKey.ts';
import { fails } from '#src/mocks/mock.ts';
import * as all from '#src/i18n/el/index.ts';
import { counter as el } from '#src/i18n/el/counter.ts';
import { buildLine, workingCounter } from '#src/mocks/counter.ts';
import { counterScreen, sitAt, withTickets } from './counterScreen.ts';
import CounterPage from '#src/pages/counter/CounterPage.tsx';

const meta = preview.meta({
  title: 'Pages/Counter/Lists',
  component: CounterPage,
  beforeEach: ({ msw }) => {
    sitAt('Θυρίδα 2');
    msw.use(...workingCounter());
  },
  parameters: counterScreen,
});

export const Paused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...workingCounter(
        withTickets(buildLine(5), { state: 'paused', message: 'Επιστρέφουμε στις 11:15' }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.state.resume }));
    await expect(await canvas.findByText(el.result.opened)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: all.tickets.actions.undo }));
    await expect(await canvas.findByText(/«Επιστρέφουμε στις 11:15»/)).toBeVisible();
  },
});

/** A list is closed and all tickets are cancelled, which cannot be undone. */
export const CloseAndCancel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.state.close }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByLabelText(el.closing.abort));
    await userEvent.click(dialog.getByRole('button', { name: el.closing.submit }));
    await expect(await canvas.findByText(el.result.closed)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: all.tickets.actions.undo })).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'χωρίς αναμονή' })).toBeVisible();
  },
});

/** A clerk takes a number for a caller: first it is refused, then the dialog shows its six digits. */
export const ByTelephone = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...workingCounter(withTickets(buildLine(3), { next_label: '55' })));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.phone.open }));
    const dialog = within(await screen.findByRole('dialog', { name: el.phone.title }));
    msw.use(...fails(addWalkIn, 'gatewayTimeout'));
    await userEvent.type(dialog.getByLabelText(new RegExp(el.phone.name)), 'Ελένη');
    await userEvent.click(dialog.getByRole('button', { name: el.phone.submit }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    msw.use(...workingCounter(withTickets(buildLine(3), { next_label: '55' })));
    await userEvent.click(dialog.getByRole('button', { name: el.phone.submit }));
    await expect((await screen.findAllByText('048213'))[0]).toBeVisible();
    await expect(screen.getByText(/Διαβάστε: αριθμός\s55, Δευτέρα 16 Μαρτίου/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: all.common.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/**
 * A ticket is issued to a person without an account and cancelled, also after a lost response. A
 * refusal is shown in the dialog of the issued number, which a stray click does not close.
 */
export const WalkIn = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const takeBack = async (): Promise<void> => {
      const dialog = within(await screen.findByRole('dialog', { name: el.state.walkIn }));
      await expect(dialog.getByText('55')).toBeVisible();
      await expect(await dialog.findByRole('img', { name: /\/ticket\/mock-key$/ })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: el.issued.takeBack }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('Ο αριθμός 55 ακυρώθηκε')).toBeVisible();
    };
    await userEvent.click(await canvas.findByRole('button', { name: el.state.walkIn }));
    const dialog = await screen.findByRole('dialog', { name: el.state.walkIn });
    await userEvent.click(dialog.parentElement!);
    msw.use(...fails(cancelByKey, 'serverError'));
    await userEvent.click(within(dialog).getByRole('button', { name: el.issued.takeBack }));
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
    msw.use(...workingCounter());
    await takeBack();
    msw.use(...fails(addWalkIn, 'offline'));
    await userEvent.click(canvas.getByRole('button', { name: el.state.walkIn }));
    await expect(await canvas.findByText(el.unsure)).toBeVisible();
    msw.use(...workingCounter());
    await userEvent.click(canvas.getByRole('button', { name: el.again }));
    await takeBack();
    await expect(canvas.queryByText(el.unsure)).toBeNull();
  },
});
