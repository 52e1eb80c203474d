import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { LegalDialog } from '#src/components/navigation/footer/LegalDialog.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/LegalDialog',
  component: LegalDialog,
  tags: ['stable'],
  args: { open: true, kind: 'terms' as const, onClose: fn() },
  parameters: {
    docs: covering(420),
  },
});

/** The terms. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Όροι χρήσης' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The privacy text. */
export const Privacy = meta.story({ args: { kind: 'privacy' } });
