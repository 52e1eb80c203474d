import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewPasswordForm } from '#src/components/forms/account/NewPasswordForm.tsx';
import { accountTexts } from '#src/i18n/accountTexts.ts';
import { el } from '#src/i18n/el/index.ts';

const { recover } = accountTexts.el.account;
const next = new RegExp(`^${el.forms.password.next}(?! ξανά)`);
const confirm = new RegExp(`^${el.forms.password.confirm}`);

const meta = preview.meta({
  title: 'Components/Forms/NewPasswordForm',
  component: NewPasswordForm,
  args: { onSubmit: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(next), 'καλημέρα1');
    await userEvent.type(canvas.getByLabelText(confirm), 'καλημέρα2');
    await userEvent.click(canvas.getByRole('button', { name: recover.submit }));
    await expect(await canvas.findByText(el.validation.passwordsDiffer)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(confirm), '{Backspace}1{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ password: 'καλημέρα1', confirm: 'καλημέρα1' }),
    );
  },
});

/** The server's own word about the field. */
export const Refused = meta.story({
  args: { serverErrors: { password: ['χρειάζεται τουλάχιστον 8 χαρακτήρες'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(next)).toHaveFocus());
  },
});
