import preview from '#storybook/preview.tsx';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { requiredText } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { fieldForm, refuses, sends } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/SelectInput',
  component: SelectInput,
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
  ...fieldForm(requiredText('chooseOne')),
});

export const Default = meta.story({
  play: async (hands) => {
    const list = hands.canvas.getByRole('combobox', { name: /^Κατηγορία/ });
    await hands.userEvent.selectOptions(list, el.forms.categories.salons);
    await sends(hands, 'salons');
  },
});

export const Error = meta.story({
  play: (hands) => refuses(hands, el.validation.chooseOne, hands.canvas.getByRole('combobox')),
});
