import { expect, fn, waitFor } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { requiredText } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import guide from './RadioInput.md?raw';

const schema = object({ field: requiredText('chooseOne') });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/RadioInput',
  component: RadioInput,
  tags: ['stable'],
  args: {
    name: 'field',
    label: 'Φύλο',
    row: true,
    required: true,
    options: [
      { value: 'male', label: el.auth.male },
      { value: 'female', label: el.auth.female },
    ],
  },
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
    await userEvent.click(canvas.getByRole('radio', { name: el.auth.male }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: el.auth.female })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: 'female' }));
  },
});

export const Error = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    await canvas.findByText(el.validation.chooseOne);
    await waitFor(() => expect(canvas.getByRole('radio', { name: el.auth.male })).toHaveFocus());
  },
});

export const Column = meta.story({ args: { row: false } });
