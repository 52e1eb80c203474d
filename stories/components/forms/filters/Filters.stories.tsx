import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FilterChoices } from '#src/components/forms/filters/FilterChoices.tsx';
import { QuickFilters } from '#src/components/forms/filters/QuickFilters.tsx';
import { SortSelect } from '#src/components/forms/filters/SortSelect.tsx';
import * as el from '#src/i18n/el/index.ts';
import { within } from '#stories/components/frames.tsx';

const onChange = fn();
const meta = preview.meta({ title: 'Components/Forms/Filters' });

const cities = 'Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο Λάρισα Βόλος Ιωάννινα Χανιά'.split(' ');

/** A long list is collapsed to its first options, and hidden options are not focusable. */
export const Choices = meta.story({
  decorators: [within(320)],
  render: () => (
    <FilterChoices
      legend="Πόλη"
      options={cities.map((city, index) => ({ value: city, label: city, count: 40 - index * 5 }))}
      chosen={['Πάτρα']}
      onChange={onChange}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Αθήνα/ }));
    await expect(onChange).toHaveBeenLastCalledWith(['Πάτρα', 'Αθήνα']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Πάτρα/ }));
    await expect(onChange).toHaveBeenLastCalledWith([]);
    const last = canvas.getByRole('list').lastElementChild;
    await expect(last).toHaveAttribute('inert');
    await userEvent.click(canvas.getByRole('button', { name: /Πόλη/, expanded: false }));
    await expect(last).not.toHaveAttribute('inert');
  },
});

export const Sort = meta.story({
  decorators: [within(320)],
  render: () => <SortSelect value="default" onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'high_rated');
    await expect(onChange).toHaveBeenCalledWith('high_rated');
  },
});

/** One filter is on. A click on another adds it. */
export const Quick = meta.story({
  render: () => <QuickFilters active={['open']} onToggle={onChange} />,
  play: async ({ canvas, userEvent }) => {
    const { open, unhurried } = el.browse.quick;
    await expect(canvas.getByRole('button', { name: open, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: unhurried }));
    await expect(onChange).toHaveBeenCalledWith('unhurried');
  },
});
