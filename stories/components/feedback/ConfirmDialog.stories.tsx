import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import guide from './ConfirmDialog.md?raw';

const meta = preview.meta({
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Να ακυρωθεί ο αριθμός σας;',
    text: 'Θα χάσετε τη θέση σας. Αν αλλάξετε γνώμη, θα μπείτε στο τέλος της σειράς.',
    confirmLabel: 'Ακύρωση αριθμού',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { docs: { description: { component: guide }, ...covering(360) } },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Να ακυρωθεί ο αριθμός σας;' });
    await userEvent.click(screen.getByRole('button', { name: 'Ακύρωση αριθμού' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** An action that cannot be undone. */
export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Διαγραφή λογαριασμού',
    text: 'Οι αριθμοί και τα στοιχεία σας θα σβηστούν οριστικά.',
    confirmLabel: 'Διαγραφή',
  },
});

/** The confirmed action is running: nothing closes the dialog. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
