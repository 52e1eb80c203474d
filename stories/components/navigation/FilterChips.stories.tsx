import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FilterChips, type FilterChipsProps } from '#src/components/navigation/FilterChips.tsx';

const chips = [
  { key: 'category', label: 'Κομμωτήρια' },
  { key: 'city', label: 'Αθήνα' },
  { key: 'price', label: 'Έως 50 €' },
];

/** Removes the given filter, as a page would. */
const Live = ({ chips: given = [], onRemove, ...rest }: FilterChipsProps) => {
  const [left, setLeft] = useState(given);
  return (
    <FilterChips
      chips={left}
      onRemove={(key) => {
        setLeft(left.filter((chip) => chip.key !== key));
        onRemove?.(key);
      }}
      {...rest}
    />
  );
};

const meta = preview.meta({
  title: 'Components/Navigation/FilterChips',
  component: FilterChips,
  args: { chips, onRemove: fn(), onClear: fn() },
});

/** A filter is removed, the focus stays. */
export const Default = meta.story({
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Κομμωτήρια: αφαίρεση' }));
    await expect(args.onRemove).toHaveBeenCalledWith('category');
    await expect(canvas.getByRole('button', { name: 'Αθήνα: αφαίρεση' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Καθαρισμός όλων' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
