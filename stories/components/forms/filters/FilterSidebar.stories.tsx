import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  FilterSidebar,
  type FilterSidebarProps,
} from '#src/components/forms/filters/FilterSidebar.tsx';
import { CATEGORY_TITLES } from '#common/categories.ts';
import { el } from '#src/i18n/el/index.ts';
import { noFilters, type Filters } from '#src/lib/listingFilters.ts';
import guide from './FilterSidebar.md?raw';

const words = el.browse.filters;

const countries = ['GR', 'CY', 'IT', 'FR', 'DE', 'ES', 'PT', 'GB', 'BG', 'AL'].map((code) => ({
  value: code,
  label: new Intl.DisplayNames(['el'], { type: 'region' }).of(code) ?? code,
  code,
}));

const categories = Object.entries(CATEGORY_TITLES.el).map(([value, label], index) => ({
  value,
  label,
  count: 4 + index * 3,
}));

const types = Object.entries(el.browse.types).map(([value, label]) => ({ value, label }));

const onChange = fn();

/** Stores the filters, as a page does. */
function Kept({ value = noFilters, ...rest }: FilterSidebarProps) {
  const [filters, setFilters] = useState<Filters>(value);
  return (
    <div style={{ maxWidth: 320 }}>
      <FilterSidebar
        {...rest}
        value={filters}
        onChange={(next) => {
          setFilters(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Forms/FilterSidebar',
  component: FilterSidebar,
  tags: ['stable'],
  args: { countries, categories, types, results: 72 },
  render: (args) => <Kept {...args} />,
  beforeEach: () => {
    onChange.mockClear();
  },
  parameters: { docs: { description: { component: guide } } },
});

/** Ticking and unticking reports the current filters. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: words.categories }));
    await userEvent.click(group.getByRole('checkbox', { name: /^Καταστήματα/ }));
    await expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, categories: ['shops'] });
    await userEvent.click(group.getByRole('checkbox', { name: /^Εστίαση/ }));
    await expect(onChange.mock.lastCall?.[0].categories).toHaveLength(2);
    await userEvent.click(group.getByRole('checkbox', { name: /^Καταστήματα/ }));
    await expect(onChange.mock.lastCall?.[0].categories).toEqual(['restaurants']);
  },
});

/** A long list is 244 px high until "show more"; what is cut off cannot take the focus. */
export const ShowMore = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: words.countries }));
    const list = group.getByRole('list');
    const more = await group.findByRole('button', { name: /^Δείτε περισσότερα/ });
    await expect(list.clientHeight).toBe(244);
    await expect(list.lastElementChild).toHaveAttribute('inert');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(list.clientHeight).toBeGreaterThan(244);
    await expect(list.lastElementChild).not.toHaveAttribute('inert');
    await expect(group.getByText('AL')).toBeVisible();
    await userEvent.click(more);
    await waitFor(() => expect(list.clientHeight).toBe(244));
  },
});

/** Two sliders from 0 to 500; the lower one stops at the upper one. */
export const Price = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [from, to] = canvas.getAllByRole<HTMLInputElement>('slider');
    await expect([from!.value, to!.value]).toEqual(['0', '272']);
    await expect([from!.min, from!.max]).toEqual(['0', '500']);
    from!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, price: [1, 272] });
    await userEvent.keyboard('{End}');
    await expect(Number(from!.value)).toBeLessThanOrEqual(Number(to!.value));
    to!.focus();
    await userEvent.keyboard('{Home}');
    await expect(Number(from!.value)).toBeLessThanOrEqual(Number(to!.value));
  },
});

/** With the order in it, as on the screens with a sidebar. */
export const WithSort = meta.story({ args: { sort: { value: 'newest' } } });

/** Active filters: each can be removed, or all of them. */
export const Active = meta.story({
  args: {
    value: { ...noFilters, countries: ['GR'], types: ['parking'], price: [20, 180] },
    chips: [
      { key: 'countries:GR', label: 'Ελλάδα' },
      { key: 'types:parking', label: 'Θέση στάθμευσης' },
      { key: 'price', label: '20 – 180 €' },
    ],
    results: 1,
    onRemove: fn(),
    onClear: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 μέρος');
    await userEvent.click(canvas.getByRole('button', { name: 'Ελλάδα: αφαίρεση' }));
    await expect(args.onRemove).toHaveBeenCalledWith('countries:GR');
    await userEvent.click(canvas.getByRole('button', { name: el.navigation.filters.clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
