import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewPasswordForm, PasswordForm } from '#src/components/forms/account/PasswordForm.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/PasswordForm',
  component: PasswordForm,
  args: { onSubmit: fn() },
});

const current = new RegExp(`^${el.forms.password.current}`);
const next = new RegExp(`^${el.forms.password.next}(?! ξανά)`);
const confirm = new RegExp(`^${el.forms.password.confirm}`);

/** The fields are empty once the password is changed. */
export const Default = meta.story({
  args: { onSubmit: fn(() => Promise.resolve(true)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(current), 'παλιός');
    await userEvent.type(canvas.getByLabelText(next), 'καλημέρα1');
    await userEvent.type(canvas.getByLabelText(confirm), 'καλημέρα1{Enter}');
    const values = { current: 'παλιός', password: 'καλημέρα1', confirm: 'καλημέρα1' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values));
    await waitFor(() => expect(canvas.getByLabelText(current)).toHaveValue(''));
  },
});

/** For a lost one: the server's own word about the field has the focus, and what was typed stays. */
export const Lost = meta.story({
  render: ({ serverErrors }) => <NewPasswordForm serverErrors={serverErrors} />,
  args: { serverErrors: { password: ['χρειάζεται τουλάχιστον 8 χαρακτήρες'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(next)).toHaveFocus());
  },
});
