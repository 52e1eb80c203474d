import { expect, fn, waitFor } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { requiredText } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import guide from './TextInput.md?raw';

const schema = object({ field: requiredText() });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/TextInput',
  component: TextInput,
  tags: ['stable'],
  args: { name: 'field', label: 'Όνομα', hint: 'Όπως στην ταυτότητά σας', required: true },
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
  parameters: { docs: { description: { component: guide } } },
});

const send = { name: 'Αποστολή' };

/** The base: every other story changes one thing about it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Όνομα/);
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Όπως στην ταυτότητά σας');
    await userEvent.type(field, 'Μαρία');
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: 'Μαρία' }));
  },
});

/** Left blank: the error takes the hint's place. */
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

/** What the server says of the field. */
export const ServerError = meta.story({
  parameters: {
    initial: 'Μαρία',
    serverErrors: { field: ['Αυτό το όνομα δεν επιτρέπεται.'] },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Αυτό το όνομα δεν επιτρέπεται.');
    await userEvent.type(canvas.getByLabelText(/^Όνομα/), 'x');
    await waitFor(() =>
      expect(canvas.queryByText('Αυτό το όνομα δεν επιτρέπεται.')).not.toBeInTheDocument(),
    );
  },
});

export const Paragraph = meta.story({ args: { multiline: true, minRows: 3 } });
export const Optional = meta.story({ args: { required: false, optional: true } });
export const HiddenLabel = meta.story({ args: { hideLabel: true, placeholder: 'Όνομα' } });
export const LongText = meta.story({
  args: {
    label: 'Πλήρες ονοματεπώνυμο του νόμιμου εκπροσώπου της επιχείρησης',
    hint: 'Γράψτε το όπως φαίνεται στο πιο πρόσφατο επίσημο έγγραφο που έχετε.',
  },
  parameters: { initial: 'Παναγιώτα Παπακωνσταντινοπούλου-Χατζηγεωργιάδου του Κωνσταντίνου' },
});
