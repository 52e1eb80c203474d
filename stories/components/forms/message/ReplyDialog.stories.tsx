import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { ReplyDialog } from '#src/components/forms/message/ReplyDialog.tsx';

const meta = preview.meta({
  title: 'Components/Forms/ReplyDialog',
  component: ReplyDialog,
  args: { open: true, onClose: fn(), onSubmit: fn() },
  parameters: { docs: covering(480) },
});

/** There is one already: it can be changed or taken back. On a small phone, in English. */
export const Existing = meta.story({
  args: { initial: 'Σας ευχαριστούμε θερμά.', onRemove: fn() },
  globals: { viewport: { value: 'phone' }, language: 'en' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
