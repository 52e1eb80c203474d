import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { ReplyDialog } from '#src/components/forms/message/ReplyDialog.tsx';
import { reviews as el } from '#src/i18n/el/reviews.ts';

const meta = preview.meta({
  title: 'Components/Forms/ReplyDialog',
  component: ReplyDialog,
  args: { open: true, onClose: fn(), onSubmit: fn() },
  parameters: { docs: covering(480) },
});

/** A first reply. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByLabelText(new RegExp(`^${el.reply.text}`));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Σας ευχαριστούμε.');
    await userEvent.click(screen.getByRole('button', { name: el.reply.submit }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ text: 'Σας ευχαριστούμε.' }));
  },
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
