import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PasswordForm } from '#src/components/forms/account/PasswordForm.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/PasswordForm',
  component: PasswordForm,
  args: { onSubmit: fn() },
});

const current = new RegExp(`^${el.forms.password.current}`);
const next = new RegExp(`^${el.forms.password.next}(?! ξανά)`);
const confirm = new RegExp(`^${el.forms.password.confirm}`);
const submit = { name: el.forms.password.submit };

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(current), 'παλιός');
    await userEvent.type(canvas.getByLabelText(next), 'καλημέρα1');
    await userEvent.type(canvas.getByLabelText(confirm), 'καλημέρα1');
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        current: 'παλιός',
        password: 'καλημέρα1',
        confirm: 'καλημέρα1',
      }),
    );
  },
});

export const Pending = meta.story({ args: { pending: true } });
