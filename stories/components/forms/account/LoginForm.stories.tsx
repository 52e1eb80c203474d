import Alert from '@mui/material/Alert';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LoginForm } from '#src/components/forms/account/LoginForm.tsx';
import { el } from '#src/i18n/el/index.ts';
import { starting } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(), onSocial: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(starting(el.auth.email)), ' maria@example.gr ');
    await userEvent.type(canvas.getByLabelText(starting(el.auth.password)), 'καλημέρα1{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'maria@example.gr',
        password: 'καλημέρα1',
      }),
    );
  },
});

/** The server refuses. */
export const Refused = meta.story({
  args: {
    banner: (
      <Alert severity="error" closeText={el.common.close} onClose={fn()}>
        Το email ή ο κωδικός δεν είναι σωστός.
      </Alert>
    ),
  },
});
