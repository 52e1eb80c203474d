import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { FilterChip } from '#src/components/navigation/FilterChips.tsx';
import { paths } from '#src/config/paths.ts';
import { countryName } from '#src/content/countries.ts';
import { PLACE_TYPES } from '#common/listChoices.ts';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { useSteps } from '#src/hooks/data/places/useSteps.ts';
import { useWhereabouts } from '#src/hooks/useWhereabouts.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { whereabouts } from '#src/browser/position.ts';
import { takePreHydrationChoices } from '#src/browser/preHydrationEvents.ts';
import {
  isPriceLimited,
  isQuick,
  noFilters,
  type Filters,
  type QuickFilter,
} from '#src/lib/listingFilters.ts';
import type { Sort } from '#src/lib/listings.ts';
import { priceRangeText } from '#src/lib/prices.ts';
import { asRecord } from '#src/lib/read.ts';
import { browsingIn, choicesOf, listQueryOf, type Browsing } from './searchChoice.ts';
import { searchState } from './useHeroSearch.ts';

export type ListingScreen =
  | 'listingGrid'
  | 'listingList'
  | 'listLeftSidebar'
  | 'listRightSidebar'
  | 'listMapView'
  | 'listMapView2';

/** Cards per step if each also has a marker, because a map needs more than a few. */
export const BESIDE_MAP = 30;

type Choices = 'countries' | 'cities' | 'categories' | 'types';

const without = (filters: Filters, chip: string): Filters => {
  if (chip === 'price') return { ...filters, price: null };
  const [kind = '', ...rest] = chip.split(':');
  const list = kind as Choices;
  return { ...filters, [list]: filters[list].filter((choice) => choice !== rest.join(':')) };
};

/**
 * State for browsing listings on any screen: keywords from the address, sort order and filters from
 * router state, records and active filters.
 * @param step number of cards at first and per "load more"
 */
export const useListingBrowser = (screen: ListingScreen, step?: number) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  // The server knows only the address. Router state applies after hydration.
  const hydrated = useHydrated();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const keywords = search.get('keywords')?.trim() ?? '';
  const browsing = browsingIn(search, hydrated ? state : null);
  const { sort, seed, filters, onlyMatches } = browsing;

  // A search sent before the scripts load has keywords in the address and the rest here.
  useEffect(() => {
    const chosen = takePreHydrationChoices();
    if (!chosen) return;
    const { location: country, category } = chosen;
    void navigate(window.location, { replace: true, state: searchState({ country, category }) });
  }, [navigate]);

  const { status: located, position, isSorting } = useWhereabouts();
  const near = isSorting ? position : null;
  const status = isSorting ? located : 'unknown';
  const query = listQueryOf(keywords, browsing, near);
  const result = useSteps(useOrganisations(query), JSON.stringify(query), step);
  const isUnsorted = sort === 'default';

  const go = (words: string, next: Browsing): void =>
    void navigate(paths[screen].href(words.trim() || undefined, choicesOf(next)), {
      // New criteria reset the number of cards. Unchanged ones keep it.
      state: { shown: asRecord(state).shown },
      replace: words === keywords,
    });
  const setFilters = (next: Filters): void => go(keywords, { ...browsing, filters: next });

  const categoryName = (icon: string): string => {
    const title = result.records.find((one) => one.category?.icon === icon)?.category?.title;
    return title ?? t(`forms.categories.${icon as 'shops'}`, { defaultValue: icon });
  };
  const cityName = (code: string): string =>
    result.records.find(({ cityCode }) => cityCode === code)?.city ?? code;
  const chips: FilterChip[] = [
    ...filters.cities.map((city) => ({ key: `cities:${city}`, label: cityName(city) })),
    ...filters.countries.map((code) => ({
      key: `countries:${code}`,
      label: countryName(code, i18n.language),
    })),
    ...filters.categories.map((icon) => ({
      key: `categories:${icon}`,
      label: categoryName(icon),
    })),
    ...PLACE_TYPES.filter((type) => filters.types.includes(type) && !isQuick(type)).map((type) => ({
      key: `types:${type}`,
      label: t(`browse.types.${type}`),
    })),
    ...(isPriceLimited(filters.price)
      ? [{ key: 'price', label: priceRangeText(filters.price, i18n.language) }]
      : []),
  ];

  return {
    keywords,
    // Nobody chose the default order, so nobody misses it.
    result: isUnsorted
      ? { ...result, ignored: result.ignored.filter((name) => name !== 'sort') }
      : result,
    /** Open places come first, and closed ones are apart. */
    openFirst: isUnsorted && keywords === '',
    sort,
    filters,
    onlyMatches,
    chips,
    whereabouts: status,
    /** Parameters for links to other views of the same listings. */
    choices: choicesOf(browsing),
    searchFor: (words: string): void => go(words, browsing),
    setSort: (next: Sort): void => {
      // Sort order and "near me" exclude each other.
      whereabouts.sort(false);
      go(keywords, {
        ...browsing,
        sort: next,
        seed: next === 'random' ? Math.floor(Math.random() * 0x7fffffff) : seed,
      });
    },
    setFilters,
    toggle: (key: QuickFilter): void => {
      if (key !== 'near')
        return setFilters({
          ...filters,
          types: filters.types.includes(key)
            ? filters.types.filter((type) => type !== key)
            : [...filters.types, key],
        });
      whereabouts.sort(near === null);
    },
    setOnlyMatches: (next: boolean): void => go(keywords, { ...browsing, onlyMatches: next }),
    removeFilter: (chip: string): void => setFilters(without(filters, chip)),
    clearFilters: (): void => setFilters(noFilters),
  };
};

export type ListingBrowsing = ReturnType<typeof useListingBrowser>;
