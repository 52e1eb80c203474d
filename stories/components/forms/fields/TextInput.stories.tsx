import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { requiredText } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { fieldForm, sends } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/TextInput',
  component: TextInput,
  args: { name: 'field', label: 'Όνομα', hint: 'Όπως στην ταυτότητά σας', required: true },
  ...fieldForm(requiredText()),
});

export const Default = meta.story({
  play: async (hands) => {
    const field = hands.canvas.getByLabelText(/^Όνομα/);
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Όπως στην ταυτότητά σας');
    await hands.userEvent.type(field, 'Μαρία');
    await sends(hands, 'Μαρία');
  },
});

/** Left blank: the error takes the hint's place as soon as the field is left. */
export const Error = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Όνομα/);
    await userEvent.click(field);
    await userEvent.tab();
    await canvas.findByText(el.validation.required);
    await expect(field).toHaveAccessibleDescription(el.validation.required);
    await expect(field).toBeInvalid();
  },
});

/** The server's own message, gone once the field changes. */
export const ServerError = meta.story({
  parameters: {
    initial: 'Μαρία',
    serverErrors: { field: ['Αυτό το όνομα δεν επιτρέπεται.'] },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Αυτό το όνομα δεν επιτρέπεται.');
    await userEvent.type(canvas.getByLabelText(/^Όνομα/), 'x');
    await waitFor(() => expect(canvas.queryByText('Αυτό το όνομα δεν επιτρέπεται.')).toBeNull());
  },
});

export const Paragraph = meta.story({ args: { multiline: true, minRows: 3 } });
export const Optional = meta.story({ args: { required: false, optional: true } });
export const HiddenLabel = meta.story({ args: { hideLabel: true, placeholder: 'Όνομα' } });
