import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FilterChoices } from '#src/components/forms/filters/FilterChoices.tsx';
import { SortSelect } from '#src/components/forms/filters/SortSelect.tsx';
import { within } from '#stories/components/frames.tsx';

const onChange = fn();
const meta = preview.meta({
  title: 'Components/Forms/Filters',
  decorators: [within(320)],
  beforeEach: () => void onChange.mockClear(),
});

const cities = [
  'Αθήνα',
  'Θεσσαλονίκη',
  'Πάτρα',
  'Ηράκλειο',
  'Λάρισα',
  'Βόλος',
  'Ιωάννινα',
  'Χανιά',
];

/** A long list is collapsed to its first options, and hidden options are not focusable. */
export const Choices = meta.story({
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
    await expect(canvas.getByText('Χανιά')).toBeVisible();
    await expect(last).not.toHaveAttribute('inert');
  },
});

export const Sort = meta.story({
  render: () => <SortSelect value="default" onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'high_rated');
    await expect(onChange).toHaveBeenCalledWith('high_rated');
  },
});
