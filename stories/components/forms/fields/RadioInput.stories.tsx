import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { requiredText } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { fieldForm, refuses, sends } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/RadioInput',
  component: RadioInput,
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
  ...fieldForm(requiredText('chooseOne')),
});

/** A press chooses, and so do the arrows. */
export const Default = meta.story({
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await userEvent.click(canvas.getByRole('radio', { name: el.auth.male }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: el.auth.female })).toBeChecked();
    await sends(hands, 'female');
  },
});

export const Error = meta.story({
  play: (hands) =>
    refuses(
      hands,
      el.validation.chooseOne,
      hands.canvas.getByRole('radio', { name: el.auth.male }),
    ),
});

export const Column = meta.story({ args: { row: false } });
