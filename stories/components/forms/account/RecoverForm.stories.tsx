import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RecoverForm } from '#src/components/forms/account/RecoverForm.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/RecoverForm',
  component: RecoverForm,
  tags: ['stable'],
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
});

const { recover } = el.help;

/** The base: a complete email is submitted. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'maria@example.gr{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'maria@example.gr' }));
  },
});

/** Not an email: it says so, and the field gets the focus. */
export const Malformed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'maria');
    await userEvent.click(canvas.getByRole('button', { name: recover.submit }));
    await expect(await canvas.findByText(el.validation.emailInvalid)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On its way. */
export const Loading = meta.story({ args: { pending: true } });
