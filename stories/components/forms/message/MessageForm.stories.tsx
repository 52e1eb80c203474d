import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/MessageForm',
  component: MessageForm,
  tags: ['stable'],
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720 }}>
        <Story />
      </Box>
    ),
  ],
});

const starting = (label: string) => new RegExp(`^${label}`);
const { message } = el.marketing;

/** The base: every other story changes one thing about it. */
export const Default = meta.story();

/** Complete: what was typed is handed over, trimmed. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(starting(message.name)), ' Νίκος ');
    await userEvent.type(canvas.getByLabelText(starting(message.email)), 'nikos@example.gr');
    await userEvent.type(canvas.getByLabelText(starting(message.text)), 'Καλημέρα σας');
    await userEvent.click(canvas.getByRole('button', { name: message.submit }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { name: 'Νίκος', email: 'nikos@example.gr', message: 'Καλημέρα σας' },
      { website: '', seconds: expect.any(Number) as number },
    );
  },
});

/** Nothing filled in: each field says so, the first gets the focus. */
export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: message.submit }));
    for (const key of ['nameRequired', 'emailRequired', 'messageRequired'] as const)
      await expect(await canvas.findByText(el.validation[key])).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(starting(message.name))).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** As a question, with what is said about the email. */
export const Worded = meta.story({
  args: {
    label: 'Έχετε κι άλλη ερώτηση;',
    textLabel: 'Η ερώτησή σας',
    emailHint: 'Δεν θα δημοσιευτεί.',
    submitLabel: 'Ρωτήστε',
  },
});

/** On its way. */
export const Loading = meta.story({ args: { pending: true } });
