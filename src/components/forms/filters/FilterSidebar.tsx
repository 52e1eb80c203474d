import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips, type FilterChip } from '#src/components/navigation/FilterChips.tsx';
import {
  isPriceLimited,
  noFilters,
  priceBounds,
  priceDefault,
  type Filters,
  type PriceRange,
} from '#src/lib/listingFilters.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { priceEndText } from '#src/lib/prices.ts';
import { FilterChoices, type FilterOption } from './FilterChoices.tsx';
import { Aside, Ends, Group, Head, Legend, Root } from './filterParts.ts';
import { SortSelect, type SortSelectProps } from './SortSelect.tsx';

export type { FilterOption } from './FilterChoices.tsx';

const none: FilterOption[] = [];

interface FilterPriceProps {
  /** Null until a handle is moved. */
  value: PriceRange | null;
  /** Called with both ends when a handle is released. */
  onChange: (range: PriceRange) => void;
}

const asRange = (value: number | number[]): PriceRange => {
  const [from, to] = [value].flat();
  return [from ?? priceBounds.min, to ?? priceBounds.max];
};

/**
 * Two sliders on one line; the lower one stops at the upper one. Until one is moved the handles are
 * at their defaults and the label says any price.
 */
function FilterPrice({ value, onChange }: FilterPriceProps) {
  const { t, i18n } = useTranslation();
  const [moving, setMoving] = useState<PriceRange | null>(null);
  const chosen = moving ?? value;
  const [from, to] = chosen ?? priceDefault;
  const limited = isPriceLimited(chosen);
  const text = (amount: number) => priceEndText(amount, i18n.language);
  return (
    <Group>
      <Legend>{t('browse.filters.price')}</Legend>
      <Box sx={{ px: 1.5 }}>
        <Slider
          value={[from, to]}
          min={priceBounds.min}
          max={priceBounds.max}
          disableSwap
          getAriaLabel={(index) => t(index === 0 ? 'browse.filters.from' : 'browse.filters.to')}
          getAriaValueText={(amount) => (chosen ? text(amount) : t('browse.filters.anyPrice'))}
          track={limited ? 'normal' : false}
          onChange={(_event, next) => setMoving(asRange(next))}
          onChangeCommitted={(_event, next) => {
            setMoving(null);
            onChange(asRange(next));
          }}
          sx={{ display: 'block', '& .MuiSlider-thumb': { width: 24, height: 24 } }}
        />
      </Box>
      {limited ? (
        <>
          <Ends>
            <div>
              <span>{t('browse.filters.fromShort')}</span> {text(from)}
            </div>
            <div>
              <span>{t('browse.filters.toShort')}</span> {text(to)}
            </div>
          </Ends>
          <Aside as="p">{t('browse.filters.unpricedLast')}</Aside>
        </>
      ) : (
        <Ends>{t('browse.filters.anyPrice')}</Ends>
      )}
    </Group>
  );
}

export interface FilterSidebarProps {
  value?: Filters;
  onChange?: (filters: Filters) => void;
  /** The countries, with their codes. */
  countries?: readonly FilterOption[];
  cities?: readonly FilterOption[];
  categories?: readonly FilterOption[];
  types?: readonly FilterOption[];
  /** The sort order, if it is chosen here; the props of its control. */
  sort?: Pick<SortSelectProps, 'value' | 'onChange'>;
  /** How many places match; null while unknown. */
  results?: number | null;
  chips?: FilterChip[];
  onRemove?: (key: string) => void;
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
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>{t('browse.filters.title')}</h2>
        <output>
          {results !== null &&
            t('cards.places', {
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
