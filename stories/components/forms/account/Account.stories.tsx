import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { JoinForm } from '#src/components/forms/account/JoinForm.tsx';
import { LoginForm } from '#src/components/forms/account/LoginForm.tsx';
import { NewPasswordForm } from '#src/components/forms/account/NewPasswordForm.tsx';
import { RecoverForm } from '#src/components/forms/account/RecoverForm.tsx';
import { SignUpForm } from '#src/components/forms/account/SignUpForm.tsx';
import { SocialLogin } from '#src/components/forms/account/SocialLogin.tsx';
import * as el from '#src/i18n/el/index.ts';
import { within } from '#stories/components/frames.tsx';
import { starting } from '#stories/components/forms/inForm.ts';

const onSubmit = fn();
const meta = preview.meta({
  title: 'Components/Forms/Account',
  decorators: [within(440)],
  beforeEach: () => void onSubmit.mockClear(),
});

/** Empty fields are refused, then both values are submitted. */
export const Login = meta.story({
  render: () => <LoginForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.auth.login }));
    await expect(await canvas.findByText(el.validation.passwordRequired)).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(starting(el.fields.email)), 'maria@example.gr');
    await userEvent.type(canvas.getByLabelText(starting(el.auth.password)), 'καλημέρα1{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
});

export const LoginPending = meta.story({
  render: () => <LoginForm initial={{ email: 'maria@example.gr' }} pending />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: el.auth.loggingIn })).toBeVisible();
  },
});

export const SignUp = meta.story({ render: () => <SignUpForm onSubmit={onSubmit} /> });

export const Recover = meta.story({ render: () => <RecoverForm onSubmit={onSubmit} /> });

/** By a link: both entries must be the same. */
export const NewPassword = meta.story({
  render: () => <NewPasswordForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(starting(el.forms.password.next)), 'καλημέρα1');
    const repeated = canvas.getByLabelText(starting(el.forms.password.confirm));
    await userEvent.type(repeated, 'καλημέρα2{Enter}');
    await waitFor(() => expect(repeated).toBeInvalid());
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(repeated, '{Backspace}1{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
});

/** A change asks for the current password too. */
export const ChangePassword = meta.story({
  render: () => <NewPasswordForm change onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.forms.password.submit }));
    await waitFor(() =>
      expect(canvas.getByLabelText(starting(el.forms.password.current))).toBeInvalid(),
    );
  },
});

export const Join = meta.story({ render: () => <JoinForm provider="Google" /> });

export const Social = meta.story({ render: () => <SocialLogin mode="login" /> });
