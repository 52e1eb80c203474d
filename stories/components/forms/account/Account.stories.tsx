import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DeleteAccountDialog } from '#src/components/forms/account/DeleteAccountDialog.tsx';
import { JoinForm } from '#src/components/forms/account/JoinForm.tsx';
import { LoginForm } from '#src/components/forms/account/LoginForm.tsx';
import { NewPasswordForm } from '#src/components/forms/account/NewPasswordForm.tsx';
import { ProfileForm } from '#src/components/forms/account/ProfileForm.tsx';
import { RecoverForm } from '#src/components/forms/account/RecoverForm.tsx';
import { SignUpForm } from '#src/components/forms/account/SignUpForm.tsx';
import { SocialLogin } from '#src/components/forms/account/SocialLogin.tsx';
import { account } from '#src/i18n/el/account.ts';
import * as el from '#src/i18n/el/index.ts';
import { covering, within } from '#stories/components/frames.tsx';
import { starting } from '#stories/components/forms/inForm.ts';

const onSubmit = fn();
const onClose = fn();
const meta = preview.meta({ title: 'Components/Forms/Account', decorators: [within(440)] });

/** Empty fields are refused. */
export const Login = meta.story({
  render: () => <LoginForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.auth.login }));
    await expect(await canvas.findByText(el.validation.passwordRequired)).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const LoginPending = meta.story({
  render: () => <LoginForm initial={{ email: 'maria@example.gr' }} pending />,
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

/** A server with public profiles that requires the password for a new e-mail address. */
export const Profile = meta.story({
  parameters: { wide: true },
  render: () => (
    <ProfileForm
      full
      initial={{ name: 'Μαρία Παπαδοπούλου', email: 'maria@example.gr' }}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const current = starting(el.forms.password.current);
    await expect(canvas.queryByLabelText(current)).toBeNull();
    await userEvent.type(canvas.getByLabelText(el.fields.email), '.eu');
    await userEvent.type(canvas.getByLabelText(current), 'καλημέρα1');
    await userEvent.click(canvas.getByRole('checkbox', { name: account.profile.public }));
    await userEvent.click(canvas.getByRole('button', { name: el.forms.profile.submit }));
    const values = { email: 'maria@example.gr.eu', current: 'καλημέρα1', public: true };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining(values)));
  },
});

const confirm = { name: el.forms.deleteAccount.confirm };
const deleting = { open: true, onClose, onSubmit };

/** Enter after opening deletes nothing. */
export const Delete = meta.story({
  parameters: { docs: covering(360) },
  render: () => <DeleteAccountDialog {...deleting} />,
  play: async ({ userEvent }) => {
    const back = await screen.findByRole('button', { name: el.common.cancel });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', confirm));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

/** The server reports the consequences and asks for the password. */
export const DeleteConsequences = meta.story({
  parameters: { docs: covering(360) },
  render: () => (
    <DeleteAccountDialog {...deleting} ending={{ days: 14, openTickets: 2, places: [] }} />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', confirm));
    await expect(await screen.findByText(el.validation.passwordRequired)).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    const password = screen.getByLabelText(starting(account.ending.password));
    await userEvent.type(password, 'καλημέρα1{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ password: 'καλημέρα1' }));
  },
});

const places = [
  { slug: 'kep-kypselis', title: 'ΚΕΠ Κυψέλης' },
  { slug: 'farmakeio', title: 'Φαρμακείο Ανδρονίκου' },
];

/** Places need a new owner first, so there is no confirm button. */
export const DeleteNeedsOwner = meta.story({
  parameters: { docs: covering(360) },
  render: () => <DeleteAccountDialog {...deleting} ending={{ days: 14, openTickets: 1, places }} />,
});

export const DeleteLoading = meta.story({
  parameters: { docs: covering(360) },
  render: () => <DeleteAccountDialog {...deleting} loading />,
});
