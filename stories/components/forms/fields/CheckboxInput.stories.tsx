import { expect, waitFor } from 'storybook/test';
import { boolean } from 'yup';
import preview from '#storybook/preview.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { message } from '#src/components/forms/schemas/messages.ts';
import { el } from '#src/i18n/el/index.ts';
import { fieldForm, refuses, sends } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/CheckboxInput',
  component: CheckboxInput,
  args: { name: 'field', label: 'Αποδέχομαι τους όρους χρήσης', required: true },
  ...fieldForm(boolean().oneOf([true], message('consentRequired')), false),
});

export const Default = meta.story({
  play: async (hands) => {
    await hands.userEvent.click(hands.canvas.getByRole('checkbox'));
    await sends(hands, true);
  },
});

/** The refused box has the focus; ticked by keyboard, it is forgiven. */
export const Error = meta.story({
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await refuses(hands, el.validation.consentRequired, canvas.getByRole('checkbox'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(el.validation.consentRequired)).toBeNull());
  },
});
