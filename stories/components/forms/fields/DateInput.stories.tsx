import type { StoryContext as ReactStoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { DateInput } from '#src/components/forms/fields/DateInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { birthDate } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import guide from './DateInput.md?raw';

const schema = object({ field: birthDate(() => '2026-03-16') });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/DateInput',
  component: DateInput,
  tags: ['stable'],
  args: { name: 'field', label: 'Ημερομηνία γέννησης', required: true },
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

const type = async (
  { canvas, userEvent }: Pick<ReactStoryContext, 'canvas' | 'userEvent'>,
  date: string,
) => {
  const field = canvas.getByRole('group', { name: /^Ημερομηνία/ });
  const [day] = within(field).getAllByRole('spinbutton');
  await userEvent.click(day as Element);
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.keyboard(date);
};

/** The base: every other story changes one thing about it. */
export const Default = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context, '24051990');
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: '1990-05-24' }));
  },
});

/** Held as text, shown by its parts. */
export const Filled = meta.story({
  parameters: { initial: '1990-05-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Ημερομηνία/ })).toHaveTextContent(
      '24/05/1990',
    );
  },
});

/** A date that the calendar does not have. */
export const Error = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context, '31041990');
    await userEvent.click(canvas.getByRole('button', send));
    await canvas.findByText(el.validation.dateInvalid);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

/** An incomplete date is invalid: the field says what it needs, and typed input stays. */
export const Half = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context, '2405');
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /^Ημερομηνία/ })).toHaveTextContent('24/05'),
    );
    await canvas.findByText(
      (text) => text === el.validation.dateInvalid || text === el.validation.birthDateRequired,
    );
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
