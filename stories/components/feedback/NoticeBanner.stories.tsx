import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import guide from './NoticeBanner.md?raw';

const meta = preview.meta({
  title: 'Components/Feedback/NoticeBanner',
  component: NoticeBanner,
  args: {
    severity: 'error' as const,
    children: 'Κάτι εμπόδισε την ενέργεια. Δοκιμάστε ξανά αργότερα.',
    onClose: fn(),
  },
  parameters: { docs: { description: { component: guide } } },
});

/** An error, closed by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Κλείσιμο μηνύματος' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A success waits politely. */
export const Success = meta.story({
  args: { severity: 'success', children: 'Οι αλλαγές σας αποθηκεύτηκαν.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

export const Info = meta.story({
  args: { severity: 'info', children: 'Αυτή η φόρμα δεν είναι συνδεδεμένη ακόμη.' },
});

export const Warning = meta.story({
  args: { severity: 'warning', children: 'Η λίστα κλείνει σε δέκα λεπτά.' },
});

/** It cannot be closed. */
export const Permanent = meta.story({ args: { onClose: undefined, severity: 'info' } });
