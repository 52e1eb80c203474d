import { expect, fn, waitFor } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { requiredText } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import guide from './SelectInput.md?raw';

const schema = object({ field: requiredText('chooseOne') });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/SelectInput',
  component: SelectInput,
  tags: ['stable'],
  args: {
    name: 'field',
    label: 'Κατηγορία',
    emptyLabel: el.forms.categories.none,
    required: true,
    options: [
      { value: 'shops', label: el.forms.categories.shops },
      { value: 'salons', label: el.forms.categories.salons },
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

const box = { name: /^Κατηγορία/ };

/** The base: every other story changes one thing about it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', box), el.forms.categories.salons);
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: 'salons' }));
  },
});

/** Nothing chosen: the error, and the focus on the list. */
export const Error = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    await canvas.findByText(el.validation.chooseOne);
    await waitFor(() => expect(canvas.getByRole('combobox', box)).toHaveFocus());
  },
});
