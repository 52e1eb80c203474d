import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.ts';
import { within } from '#stories/components/frames.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/MessageForm',
  component: MessageForm,
  args: { onSubmit: fn() },
  decorators: [within(720)],
});

const { report, review } = el.forms;

/** Complete: what was typed is handed over, trimmed. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    // The field that only programs fill in is met by neither screen reader nor keyboard.
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByLabelText(starting(review.name))).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(starting(review.name)), ' Νίκος ');
    await userEvent.type(canvas.getByLabelText(starting(el.fields.email)), 'nikos@example.gr');
    await userEvent.type(canvas.getByLabelText(starting(report.message)), 'Καλημέρα σας');
    await userEvent.click(canvas.getByRole('button', { name: report.submit }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { name: 'Νίκος', email: 'nikos@example.gr', message: 'Καλημέρα σας' },
      { website: '', seconds: expect.any(Number) as number },
    );
  },
});
