import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { ReportDialog } from '#src/components/forms/message/ReportDialog.tsx';
import { ReviewForm } from '#src/components/forms/message/ReviewForm.tsx';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import { TicketReviewForm } from '#src/components/forms/message/TicketReviewForm.tsx';
import * as el from '#src/i18n/el/index.ts';
import { ticket } from '#src/i18n/el/ticket.ts';
import { written } from '#src/i18n/el/written.ts';
import { scene } from '#src/mocks/organisations.ts';
import { starting } from '#stories/components/forms/inForm.ts';
import { covering, within } from '#stories/components/frames.tsx';

const onSubmit = fn();
const meta = preview.meta({ title: 'Components/Forms/Message' });

export const Message = meta.story({
  decorators: [within(600)],
  render: () => <MessageForm onSubmit={onSubmit} />,
});

export const Subscribe = meta.story({
  decorators: [within(600)],
  render: () => <SubscribeForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(starting(el.forms.subscribe.email));
    await userEvent.type(email, 'maria{Enter}');
    await waitFor(() => expect(email).toBeInvalid());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

/** A report has a reason and a text, which has the initial focus. */
export const Report = meta.story({
  parameters: { docs: covering(480) },
  render: () => <ReportDialog open onSubmit={onSubmit} />,
  play: async ({ userEvent }) => {
    const message = await screen.findByLabelText(starting(el.forms.report.message));
    await waitFor(() => expect(message).toHaveFocus());
    await userEvent.type(message, 'Το τηλέφωνο δεν υπάρχει πια.');
    const reason = screen.getByRole('combobox', { name: written.report.reason });
    await userEvent.selectOptions(reason, 'details');
    await userEvent.click(screen.getByRole('button', { name: el.forms.report.submit }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        { reason: 'details', message: 'Το τηλέφωνο δεν υπάρχει πια.' },
        { website: '', seconds: expect.any(Number) as number },
      ),
    );
  },
});

export const Review = meta.story({ render: () => <ReviewForm onSubmit={onSubmit} /> });

/** Rating, text and photo can be edited, the author cannot. */
export const EditedReview = meta.story({
  render: () => (
    <ReviewForm
      editing
      initial={{ rating: 4, text: 'Όλα καλά.', photo: { url: scene('pharmacy') } }}
      onSubmit={onSubmit}
    />
  ),
});

/** After a visit, stars are required and the line is not. The line appears with the stars. */
export const TicketReview = meta.story({
  decorators: [within(400)],
  render: () => <TicketReviewForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: ticket.review.submit })).toBeNull();
    const four = canvas.getByRole('radio', { name: '4 αστέρια' });
    await userEvent.click(four);
    await expect(canvas.getByRole('textbox')).toBeVisible();
    const send = canvas.getByRole('button', { name: ticket.review.submit });
    // Clears the stars by keyboard, because a pointer above them would choose one.
    await userEvent.unhover(four);
    canvas.getByRole('radio', { name: el.forms.review.noStars }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(send);
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(four);
  },
});
