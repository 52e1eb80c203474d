import { useTranslation } from 'react-i18next';
import { FilterSidebar, type FilterOption } from '#src/components/forms/filters/FilterSidebar.tsx';
import { countryCodes, countryName } from '#src/content/countries.ts';
import { heroCategories } from '#src/content/home/heroCategories.ts';
import { propertyTypes } from '#src/content/propertyTypes.ts';
import { useCategories } from '#src/hooks/data/places/useCategories.ts';
import { isQuick } from '#src/lib/listingFilters.ts';
import { sorts, type Sort } from '#src/lib/listings.ts';
import type { ListingBrowsing } from './useListingBrowser.ts';

export interface ListingFiltersProps {
  browsing: ListingBrowsing;
  /** Whether the order is chosen here too. */
  sorting?: boolean;
}

const fixedCategories = heroCategories.filter(
  (value) => value !== 'none' && value !== 'all' && value !== 'jobs',
);

/** The cities of the records at hand, the one with the most places first. */
const citiesOf = (
  records: readonly { city: string | null; cityCode: string | null }[],
): FilterOption[] => {
  const found = new Map<string, { value: string; label: string; count: number }>();
  for (const { city, cityCode: code } of records) {
    if (!city || !code) continue;
    const known = found.get(code) ?? { value: code, label: city, count: 0 };
    found.set(code, { ...known, count: known.count + 1 });
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count);
};

/** The filters, filled with what there is to choose from. */
export function ListingFilters({ browsing, sorting = false }: ListingFiltersProps) {
  const { t, i18n } = useTranslation();
  const { data: categories } = useCategories();
  const { filters, result, chips, sort } = browsing;
  return (
    <FilterSidebar
      value={filters}
      onChange={browsing.setFilters}
      countries={countryCodes.map((code) => ({
        value: code,
        label: countryName(code, i18n.language),
        code,
      }))}
      categories={
        categories?.length
          ? categories.map(({ icon, title, organisationsCount }) => ({
              value: icon,
              label: title,
              count: organisationsCount,
            }))
          : fixedCategories.map((value) => ({ value, label: t(`forms.categories.${value}`) }))
      }
      cities={citiesOf(result.records)}
      types={propertyTypes
        .filter(({ key }) => !isQuick(key))
        .map(({ key }) => ({ value: key, label: t(`browse.types.${key}`) }))}
      sort={
        sorting
          ? {
              value: sort,
              onChange: (next) => browsing.setSort(next as Sort),
              options: sorts.map((value) => ({ value, label: t(`forms.sort.${value}`) })),
            }
          : undefined
      }
      results={result.isLoading || result.seen !== null ? null : result.total}
      chips={chips}
      onRemove={browsing.removeFilter}
      onClear={browsing.clearFilters}
    />
  );
}
