import { expect, fn, waitFor } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { newPassword } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const schema = object({ field: newPassword() });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/PasswordInput',
  component: PasswordInput,
  tags: ['stable'],
  args: { name: 'field', label: 'Κωδικός', hint: 'Τουλάχιστον 8 χαρακτήρες', required: true },
  decorators: [
    (Story, { parameters }) => (
      <FormShell
        initialValues={{ field: parameters.initial ?? '' } as { field: unknown }}
        schema={schema}
        onSubmit={onSubmit}
        serverErrors={parameters.serverErrors}
        aria-label="Δοκιμή"
        style={{ maxWidth: 420 }}
      >
        <Story />
        <SubmitButton>Αποστολή</SubmitButton>
      </FormShell>
    ),
  ],
  beforeEach: () => onSubmit.mockClear(),
});

const send = { name: 'Αποστολή' };

/** The base: every other story changes one thing about it. */
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Κωδικός/), 'κωδικός');
    await userEvent.click(canvas.getByRole('button', send));
    await canvas.findByText(el.validation.passwordWeak);
    await waitFor(() => expect(onSubmit).not.toHaveBeenCalled());
  },
});
