import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  FilterSidebar,
  type FilterSidebarProps,
} from '#src/components/forms/filters/FilterSidebar.tsx';
import { CATEGORY_TITLES } from '#common/categories.ts';
import * as el from '#src/i18n/el/index.ts';
import { noFilters, type Filters } from '#src/lib/listingFilters.ts';

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
  args: { countries, categories, types, results: 72 },
  render: (args) => <Kept {...args} />,
  beforeEach: () => {
    onChange.mockClear();
  },
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

/** A long list shows its beginning; what is cut off cannot take the focus. */
export const ShowMore = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: words.countries }));
    const list = group.getByRole('list');
    const more = await group.findByRole('button', { name: /^Δείτε περισσότερα/ });
    await expect(list.lastElementChild).toHaveAttribute('inert');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(list.lastElementChild).not.toHaveAttribute('inert');
    await expect(group.getByText('AL')).toBeVisible();
    await userEvent.click(more);
    await waitFor(() => expect(list.lastElementChild).toHaveAttribute('inert'));
  },
});

/** Any price until a handle is moved, and again at the whole range; no handle passes the other. */
export const Price = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: words.price }));
    const [from, to] = group.getAllByRole<HTMLInputElement>('slider');
    await expect([from!.value, to!.value]).toEqual(['0', '272']);
    await expect(group.getByText(words.anyPrice)).toBeVisible();
    to!.focus();
    await userEvent.keyboard('{End}');
    await expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, price: [0, 500] });
    await expect(group.getByText(words.anyPrice)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(group.getByText(/499/)).toBeVisible();
    await expect(group.getByText(words.unpricedLast)).toBeVisible();
    from!.focus();
    await userEvent.keyboard('{End}');
    await expect(Number(from!.value)).toBeLessThanOrEqual(Number(to!.value));
  },
});

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
