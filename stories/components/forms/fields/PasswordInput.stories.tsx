import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { newPassword } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { fieldForm, refuses } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/PasswordInput',
  component: PasswordInput,
  args: { name: 'field', label: 'Κωδικός', hint: 'Τουλάχιστον 8 χαρακτήρες', required: true },
  ...fieldForm(newPassword()),
});

/** The eye shows what was typed and hides it again. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Κωδικός/);
    await userEvent.type(field, 'καλημέρα1');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.showPassword }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('καλημέρα1');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.hidePassword }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const Error = meta.story({
  parameters: { initial: 'κωδικός' },
  play: (hands) =>
    refuses(hands, el.validation.passwordWeak, hands.canvas.getByLabelText(/^Κωδικός/)),
});
