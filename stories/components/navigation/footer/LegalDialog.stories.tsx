import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { LegalDialog } from '#src/components/navigation/footer/LegalDialog.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/LegalDialog',
  component: LegalDialog,
  args: { open: true, kind: 'terms' as const, onClose: fn() },
  parameters: { docs: covering(420) },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Όροι χρήσης' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Privacy = meta.story({ args: { kind: 'privacy' } });
