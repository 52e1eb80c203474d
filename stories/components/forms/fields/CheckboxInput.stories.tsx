import { expect, fn, waitFor } from 'storybook/test';
import { boolean, object } from 'yup';
import preview from '#storybook/preview.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { message } from '#src/components/forms/schemas/messages.ts';
import { el } from '#src/i18n/el/index.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const schema = object({ field: boolean().oneOf([true], message('consentRequired')) });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/CheckboxInput',
  component: CheckboxInput,
  tags: ['stable'],
  args: { name: 'field', label: 'Αποδέχομαι τους όρους χρήσης', required: true },
  decorators: [
    (Story, { parameters }) => (
      <FormShell
        initialValues={{ field: parameters.initial ?? false } as { field: unknown }}
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
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: true }));
  },
});

export const Error = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    await canvas.findByText(el.validation.consentRequired);
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.queryByText(el.validation.consentRequired)).not.toBeInTheDocument(),
    );
  },
});

export const LongText = meta.story({
  args: {
    label:
      'Έχω διαβάσει και αποδέχομαι την πολιτική απορρήτου και τον τρόπο με τον οποίο χρησιμοποιούνται τα στοιχεία της επιχείρησής μου',
  },
});
