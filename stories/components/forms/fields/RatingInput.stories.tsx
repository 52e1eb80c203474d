import { expect } from 'storybook/test';
import { number } from 'yup';
import preview from '#storybook/preview.tsx';
import { RatingInput } from '#src/components/forms/fields/RatingInput.tsx';
import { message } from '#src/components/forms/schemas/messages.ts';
import { el } from '#src/i18n/el/index.ts';
import { fieldForm, refuses, sends } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/RatingInput',
  component: RatingInput,
  args: { name: 'field', label: 'Η βαθμολογία σας', required: true },
  ...fieldForm(number().nullable().required(message('ratingRequired')), null),
});

/** By keyboard: the space bar gives stars, the arrows change them. */
export const Default = meta.story({
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    canvas.getByRole('radio', { name: '3 αστέρια' }).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 αστέρια' })).toBeChecked();
    await sends(hands, 4);
  },
});

export const Filled = meta.story({ parameters: { initial: 3 } });

export const Error = meta.story({
  play: (hands) =>
    refuses(
      hands,
      el.validation.ratingRequired,
      hands.canvas.getByRole('radio', { name: '1 αστέρι' }),
    ),
});
