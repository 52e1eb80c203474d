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
    await userEvent.type(canvas.getByLabelText(starting(el.auth.password)), 'καλημέρα1');
    await userEvent.click(canvas.getByRole('button', { name: el.auth.login }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'maria@example.gr',
        password: 'καλημέρα1',
      }),
    );
  },
});

/** Everything by keyboard: the social buttons, the fields, Enter. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSocial).toHaveBeenCalledWith('google');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText(starting(el.auth.email))).toHaveFocus();
    await userEvent.keyboard('maria@example.gr');
    await userEvent.tab();
    await userEvent.keyboard('x{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

/** Blank: both fields say so, and the first has the focus. */
export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.auth.login }));
    await canvas.findByText(el.validation.emailRequired);
    await expect(canvas.getByText(el.validation.passwordRequired)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(starting(el.auth.email))).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The server refuses. */
export const Error = meta.story({
  args: {
    banner: (
      <Alert severity="error" closeText={el.common.close} onClose={fn()}>
        Το email ή ο κωδικός δεν είναι σωστός.
      </Alert>
    ),
  },
});

export const Pending = meta.story({ args: { pending: true } });
