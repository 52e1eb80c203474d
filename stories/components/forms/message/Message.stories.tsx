import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import * as el from '#src/i18n/el/index.ts';
import { starting } from '#stories/components/forms/inForm.ts';
import { within } from '#stories/components/frames.tsx';

const onSubmit = fn();
const meta = preview.meta({
  title: 'Components/Forms/Message',
  decorators: [within(600)],
  beforeEach: () => void onSubmit.mockReset(),
});

/** Sent messages clear the fields. */
export const Message = meta.story({
  render: () => <MessageForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValue(true);
    const name = canvas.getByLabelText(starting(el.forms.review.name));
    await userEvent.type(name, 'Μαρία Παπαδοπούλου');
    await userEvent.type(canvas.getByLabelText(starting(el.fields.email)), 'maria@example.gr');
    await userEvent.type(
      canvas.getByLabelText(starting(el.forms.report.message)),
      'Πότε ανοίγει η δεύτερη θυρίδα;',
    );
    await userEvent.click(canvas.getByRole('button', { name: el.forms.report.submit }));
    await waitFor(() => expect(name).toHaveValue(''));
  },
});

export const Subscribe = meta.story({
  render: () => <SubscribeForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(starting(el.forms.subscribe.email)), 'maria{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText(starting(el.forms.subscribe.email))).toBeInvalid(),
    );
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
