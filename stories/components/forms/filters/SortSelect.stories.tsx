import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SortSelect } from '#src/components/forms/filters/SortSelect.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/SortSelect',
  component: SortSelect,
  args: { value: 'default', onChange: fn() },
});

const box = () => ({ name: new RegExp(`^${el.forms.sort.label}`) });

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', box());
    await expect(within(list).getAllByRole('option')).toHaveLength(10);
    await userEvent.selectOptions(list, el.forms.sort.newest);
    await expect(args.onChange).toHaveBeenCalledWith('newest');
  },
});
