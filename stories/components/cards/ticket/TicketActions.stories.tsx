import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen } from '#stories/components/frames.tsx';
import * as el from '#src/i18n/el/index.ts';
import { TicketActions } from '#src/components/cards/ticket/TicketActions.tsx';

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

const asks = { undecided: behindOpen };

const meta = preview.meta({
  title: 'Components/Cards/TicketActions',
  component: TicketActions,
  args: {
    can: ['let_pass', 'cancel'] as const,
    rank: 42,
    onCancel: fn(),
    onLetPass: fn(),
    onCameLate: fn(),
  },
});

/** The call was missed and the place still waits. */
export const MissedCall = meta.story({
  args: { can: ['came_late'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.tickets.actions.cameLate }));
    await expect(args.onCameLate).toHaveBeenCalledOnce();
  },
});

/** The confirmation of a cancellation. Escape changes nothing. */
export const ConfirmCancel = meta.story({
  parameters: asks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.tickets.actions.cancel }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleName('Να ακυρωθεί ο αριθμός\u00a042;');
    await expect(question).toHaveTextContent(el.tickets.actions.cancelText);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: el.tickets.actions.cancel }));
    await screen.findByRole('alertdialog');
  },
});

/** The effect is announced before confirmation and changes with the choice. */
export const LetPass = meta.story({
  parameters: asks,
  args: {
    onAskPassing: fn(),
    skipPreview: [
      { people: 1, afterRank: 43, window: { from: '11:05', to: '11:20' } },
      { people: 5, afterRank: 48, window: null },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.tickets.actions.letPass }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onAskPassing).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: '5' }));
    await expect(question.getByText('Θα είστε μετά τον αριθμό 48.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '1' }));
  },
});
