import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SortSelect } from '#src/components/forms/filters/SortSelect.tsx';
import { el } from '#src/i18n/el/index.ts';
import guide from './SortSelect.md?raw';

const meta = preview.meta({
  title: 'Components/Forms/SortSelect',
  component: SortSelect,
  tags: ['stable'],
  args: { value: 'default', onChange: fn() },
  parameters: { docs: { description: { component: guide } } },
});

const box = () => ({ name: new RegExp(`^${el.forms.sort.label}`) });

/** The base: every other story changes one thing about it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', box());
    await expect(within(list).getAllByRole('option')).toHaveLength(10);
    await userEvent.selectOptions(list, el.forms.sort.newest);
    await expect(args.onChange).toHaveBeenCalledWith('newest');
  },
});

/** Focusable by keyboard and named by its label. Key handling is the browser's. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const list = canvas.getByRole('combobox', box());
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'random');
    await expect(args.onChange).toHaveBeenCalledWith('random');
    await expect(list).toHaveFocus();
  },
});

export const LongText = meta.story({ args: { value: 'high_rated' } });
export const Narrow = meta.story({
  args: { value: 'price_high' },
  globals: { viewport: { value: 'phone' } },
});
