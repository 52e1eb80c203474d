import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TicketReviewForm } from '#src/components/forms/message/TicketReviewForm.tsx';
import { ticket } from '#src/i18n/el/ticket.ts';
import { within } from '#stories/components/frames.tsx';

const meta = preview.meta({
  title: 'Components/Forms/TicketReviewForm',
  component: TicketReviewForm,
  args: { onSubmit: fn() },
  decorators: [within(400)],
});

/** Stars are required, the line is not. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: ticket.review.submit });
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '4 αστέρια' }));
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
