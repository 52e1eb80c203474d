import { countryCodes } from '#src/content/countries.ts';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { MOST_CHOICES, PLACE_TYPES } from '#common/listChoices.ts';
import type { ListQuery } from '#src/hooks/data/places/useOrganisations.ts';
import {
  isPriceLimited,
  priceBounds,
  type Filters,
  type PriceRange,
} from '#src/lib/listingFilters.ts';
import { sorts, type Sort } from '#src/lib/listings.ts';
import { nearText, type Position } from '#src/lib/wait/distance.ts';
import { asRecord, oneOf } from '#src/lib/read.ts';

/** Reads the choice of a hero form from router state (`searchState`), which may hold anything. */
const searchChoiceIn = (state: unknown) => {
  const { country, category } = asRecord(asRecord(state).search);
  return { country: oneOf(countryCodes, country), category: oneOf(CATEGORY_NAMES, category) };
};

export interface Browsing {
  sort: Sort;
  /** Seed that keeps the order `random` stable until it is selected again. */
  seed: number;
  filters: Filters;
  onlyMatches: boolean;
}

/** Address parameters for sort order and filters. Defaults are left out. */
export const choicesOf = ({
  sort,
  seed,
  filters,
  onlyMatches,
}: Browsing): Record<string, string> => {
  const { countries, cities, categories, types, price } = filters;
  const choices = {
    sort: sort === 'default' ? '' : sort,
    seed: sort === 'random' ? String(seed) : '',
    is: types.join(','),
    city: cities.join(','),
    category: categories.join(','),
    country: countries.join(','),
    price: price ? price.join('-') : '',
    only: onlyMatches ? '1' : '',
  };
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== ''));
};

const words = (value: string | null): string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, MOST_CHOICES);

const known = <Word extends string>(all: readonly Word[], value: string | null): Word[] =>
  words(value).filter((one): one is Word => oneOf(all, one) !== null);

const range = (value: string | null): PriceRange | null => {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(value ?? '') ?? [];
  if (from === undefined || to === undefined) return null;
  const [least, most] = [Number(from), Number(to)];
  const real = priceBounds.min <= least && least <= most;
  return real ? [least, Math.min(most, priceBounds.max)] : null;
};

/** Reads sort order and filters from the address, or a hero form's choice from router state. */
export const browsingIn = (address: URLSearchParams, state: unknown): Browsing => {
  const { country, category } = searchChoiceIn(state);
  const countries = known(countryCodes, address.get('country'));
  const categories = words(address.get('category'));
  const seed = Number(address.get('seed'));
  return {
    sort: oneOf(sorts, address.get('sort')) ?? 'default',
    seed: Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31 ? seed : 0,
    filters: {
      countries: country ? [country] : countries,
      cities: words(address.get('city')),
      categories: category ? [category] : categories,
      types: known(PLACE_TYPES, address.get('is')),
      price: range(address.get('price')),
    },
    onlyMatches: address.get('only') === '1',
  };
};

/** The query of a list, from its address and the person's position. */
export const listQueryOf = (
  keywords: string,
  browsing: Browsing,
  near?: Position | null,
): ListQuery => {
  const price = isPriceLimited(browsing.filters.price) ? browsing.filters.price : null;
  const filters = { ...browsing.filters, price };
  const { seed, ...choices } = choicesOf({ ...browsing, filters, onlyMatches: false });
  return {
    // Keywords put the best match first instead.
    ...(keywords ? { keywords } : { sort: 'open' as const }),
    ...(choices as ListQuery),
    ...(seed ? { seed: Number(seed) } : {}),
    ...(near ? { near: nearText(near) } : {}),
  };
};
