import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { PLACE_TYPES } from '#common/listChoices.ts';
import { FilterChoices, type FilterOption } from '#src/components/forms/filters/FilterChoices.tsx';
import {
  Aside,
  Ends,
  Group,
  Head,
  Legend,
  Root,
} from '#src/components/forms/filters/filterParts.ts';
import { SortSelect } from '#src/components/forms/filters/SortSelect.tsx';
import { FilterChips } from '#src/components/navigation/FilterChips.tsx';
import { countryCodes, countryName } from '#src/content/countries.ts';
import { useCategories, useCities } from '#src/hooks/data/places/useCategories.ts';
import {
  isPriceLimited,
  isQuick,
  priceBounds,
  priceDefault,
  type PriceRange,
} from '#src/lib/listingFilters.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { priceEndText } from '#src/lib/prices.ts';
import type { ListingBrowsing } from './useListingBrowser.ts';

interface FilterPriceProps {
  /** Null until a handle moves. */
  value: PriceRange | null;
  /** Called with both ends when a handle is released. */
  onChange: (range: PriceRange) => void;
}

const asRange = (value: number | number[]): PriceRange => {
  const [from, to] = [value].flat();
  return [from ?? priceBounds.min, to ?? priceBounds.max];
};

/** A price range as two sliders on one line. Until a handle moves, the label says "any price". */
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
          getAriaValueText={(amount) =>
            chosen ? text(amount) : t('browse.filters.idle', { amount: text(amount) })
          }
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

export interface ListingFiltersProps {
  browsing: ListingBrowsing;
  sorting?: boolean;
}

/** All filters for listings, for a sidebar or, on phones, a drawer. */
export function ListingFilters({ browsing, sorting = false }: ListingFiltersProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { data: categories, isLoading: categoriesLoad } = useCategories();
  const { data: cities, isLoading: citiesLoad } = useCities();
  const { filters, setFilters, result, sort, setSort } = browsing;
  // The filter query needs the icon name.
  const kinds = (categories?.records ?? []).filter(({ iconName }) => iconName !== '');
  const lists: { key: 'cities' | 'categories' | 'types' | 'countries'; options: FilterOption[] }[] =
    [
      {
        key: 'cities',
        options: (cities?.records ?? []).map(({ code, name, organisationsCount }) => ({
          value: code,
          label: name,
          count: organisationsCount,
        })),
      },
      {
        key: 'categories',
        options: kinds.length
          ? kinds.map(({ iconName, title, organisationsCount }) => ({
              value: iconName,
              label: title,
              count: organisationsCount,
            }))
          : CATEGORY_NAMES.map((value) => ({ value, label: t(`forms.categories.${value}`) })),
      },
      {
        key: 'types',
        options: PLACE_TYPES.filter((type) => !isQuick(type)).map((type) => ({
          value: type,
          label: t(`browse.types.${type}`),
        })),
      },
      {
        key: 'countries',
        options: countryCodes.map((code) => ({
          value: code,
          label: countryName(code, i18n.language),
          code,
        })),
      },
    ];
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>{t('browse.filters.title')}</h2>
        <output>
          {!result.isLoading &&
            t('cards.places', {
              count: result.total,
              n: formatNumber(result.total, i18n.language),
            })}
        </output>
      </Head>
      <FilterChips
        chips={browsing.chips}
        onRemove={browsing.removeFilter}
        onClear={browsing.clearFilters}
      />
      {sorting && (
        <Group as="div">
          <SortSelect value={sort} onChange={setSort} style={{ display: 'grid' }} />
        </Group>
      )}
      <FilterPrice value={filters.price} onChange={(price) => setFilters({ ...filters, price })} />
      {/* Waits for the categories, so that the groups do not shift. */}
      {!categoriesLoad &&
        !citiesLoad &&
        lists.map(
          ({ key, options }) =>
            options.length > 0 && (
              <FilterChoices
                key={key}
                legend={t(`browse.filters.${key}`)}
                options={options}
                chosen={filters[key]}
                onChange={(chosen) => setFilters({ ...filters, [key]: chosen })}
              />
            ),
        )}
    </Root>
  );
}
