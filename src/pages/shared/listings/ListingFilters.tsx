import { useTranslation } from 'react-i18next';
import { FilterSidebar, type FilterOption } from '#src/components/forms/filters/FilterSidebar.tsx';
import { countryCodes, countryName } from '#src/content/countries.ts';
import { PLACE_TYPES } from '#common/listChoices.ts';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { useCategories, useCities } from '#src/hooks/data/places/useCategories.ts';
import { isQuick } from '#src/lib/listingFilters.ts';
import type { ListingBrowsing } from './useListingBrowser.ts';

export interface ListingFiltersProps {
  browsing: ListingBrowsing;
  sorting?: boolean;
}

export function ListingFilters({ browsing, sorting = false }: ListingFiltersProps) {
  const { t, i18n } = useTranslation();
  const { data: categories, isLoading: categoriesLoad } = useCategories();
  const { data: cities, isLoading: citiesLoad } = useCities();
  // One group after the other would push what is below.
  const together = (options: FilterOption[]): FilterOption[] =>
    categoriesLoad || citiesLoad ? [] : options;
  const { filters, result, chips, sort } = browsing;
  return (
    <FilterSidebar
      value={filters}
      onChange={browsing.setFilters}
      countries={together(
        countryCodes.map((code) => ({
          value: code,
          label: countryName(code, i18n.language),
          code,
        })),
      )}
      categories={together(
        categories?.records.length
          ? categories.records.map(({ iconName, title, organisationsCount }) => ({
              value: iconName,
              label: title,
              count: organisationsCount,
            }))
          : CATEGORY_NAMES.map((value) => ({ value, label: t(`forms.categories.${value}`) })),
      )}
      cities={together(
        (cities?.records ?? []).map(({ code, name, organisationsCount }) => ({
          value: code,
          label: name,
          count: organisationsCount,
        })),
      )}
      types={together(
        PLACE_TYPES.filter((type) => !isQuick(type)).map((type) => ({
          value: type,
          label: t(`browse.types.${type}`),
        })),
      )}
      sort={sorting ? { value: sort, onChange: browsing.setSort } : undefined}
      results={result.isLoading ? null : result.total}
      chips={chips}
      onRemove={browsing.removeFilter}
      onClear={browsing.clearFilters}
    />
  );
}
