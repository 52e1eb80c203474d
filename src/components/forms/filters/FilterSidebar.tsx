import { useId, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips, type FilterChip } from '#src/components/navigation/FilterChips.tsx';
import { noFilters, type Filters } from '#src/lib/listingFilters.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { FilterChoices, type FilterOption } from './FilterChoices.tsx';
import { Group, Head, Root } from './filterParts.ts';
import { FilterPrice } from './FilterPrice.tsx';
import { SortSelect, type SortSelectProps } from './SortSelect.tsx';

export type { FilterOption } from './FilterChoices.tsx';

const none: FilterOption[] = [];

export interface FilterSidebarProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onChange' | 'results'
> {
  /** The chosen filters. */
  value?: Filters;
  /** Called when the filters change. */
  onChange?: (filters: Filters) => void;
  /** The countries, with their codes. */
  countries?: readonly FilterOption[];
  /** The cities. */
  cities?: readonly FilterOption[];
  /** The kinds of places. */
  categories?: readonly FilterOption[];
  /** The qualities that places can have. */
  types?: readonly FilterOption[];
  /** The sort order, if it is chosen here; the props of its control. */
  sort?: Pick<SortSelectProps, 'value' | 'onChange' | 'options'>;
  /** How many places match; null while unknown. */
  results?: number | null;
  /** The active filters, each removable. */
  chips?: FilterChip[];
  /** Called to remove one filter. */
  onRemove?: (key: string) => void;
  /** Called to remove all filters. */
  onClear?: () => void;
}

/** All filters for listings. Placed beside them, or on phones in a `FilterDrawer`. */
export function FilterSidebar({
  value = noFilters,
  onChange,
  countries = none,
  cities = none,
  categories = none,
  types = none,
  sort,
  results = null,
  chips,
  onRemove,
  onClear,
  ...rest
}: FilterSidebarProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const lists = [
    { key: 'cities', options: cities },
    { key: 'categories', options: categories },
    { key: 'types', options: types },
    { key: 'countries', options: countries },
  ] as const;
  return (
    <Root aria-labelledby={id} {...rest}>
      <Head>
        <h2 id={id}>{t('browse.filters.title')}</h2>
        <output>
          {results !== null &&
            t('browse.filters.results', {
              count: results,
              n: formatNumber(results, i18n.language),
            })}
        </output>
      </Head>
      <FilterChips chips={chips} onRemove={onRemove} onClear={onClear} />
      {sort && (
        <Group as="div">
          <SortSelect {...sort} style={{ display: 'grid' }} />
        </Group>
      )}
      <FilterPrice value={value.price} onChange={(price) => onChange?.({ ...value, price })} />
      {lists.map(
        ({ key, options }) =>
          options.length > 0 && (
            <FilterChoices
              key={key}
              legend={t(`browse.filters.${key}`)}
              options={options}
              chosen={value[key]}
              onChange={(chosen) => onChange?.({ ...value, [key]: chosen })}
            />
          ),
      )}
    </Root>
  );
}
