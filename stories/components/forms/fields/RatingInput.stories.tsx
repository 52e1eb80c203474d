import { expect, fn, waitFor } from 'storybook/test';
import { number, object } from 'yup';
import preview from '#storybook/preview.tsx';
import { RatingInput } from '#src/components/forms/fields/RatingInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { message } from '#src/components/forms/schemas/messages.ts';
import { el } from '#src/i18n/el/index.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import guide from './RatingInput.md?raw';

const schema = object({ field: number().nullable().required(message('ratingRequired')) });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/RatingInput',
  component: RatingInput,
  tags: ['stable'],
  args: { name: 'field', label: 'Η βαθμολογία σας', required: true },
  decorators: [
    (Story, { parameters }) => (
      <FormShell
        initialValues={{ field: parameters.initial ?? null } as { field: unknown }}
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
    canvas.getByRole('radio', { name: '4 αστέρια' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: 4 }));
  },
});

export const Error = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    await canvas.findByText(el.validation.ratingRequired);
  },
});

export const Filled = meta.story({ parameters: { initial: 3 } });
