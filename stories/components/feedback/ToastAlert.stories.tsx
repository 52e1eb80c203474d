import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ToastAlert } from '#src/components/feedback/ToastAlert.tsx';
import guide from './ToastAlert.md?raw';

const meta = preview.meta({
  title: 'Components/Feedback/ToastAlert',
  component: ToastAlert,
  args: {
    id: 1,
    variant: 'success' as const,
    message: 'Πήρατε σειρά. Ο αριθμός σας είναι ο 42.',
    onClose: fn(),
  },
  parameters: { docs: { description: { component: guide } } },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('id', 'toast-1');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Failure = meta.story({
  args: { variant: 'error', message: 'Η αποσύνδεση δεν ολοκληρώθηκε στον διακομιστή.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Info = meta.story({
  args: { variant: 'info', message: 'Η σύνδεση με Google δεν είναι διαθέσιμη ακόμη.' },
});
