import { countryCodes } from '#src/content/countries.ts';
import { heroCategories, type HeroCategory } from '#src/content/home/heroCategories.ts';
import { noFilters, priceBounds, type Filters, type PriceRange } from '#src/lib/listingFilters.ts';
import { sorts, type Sort } from '#src/lib/listings.ts';
import { bag, number, oneOf, text } from '#src/lib/read.ts';

/** The choices besides the keywords; they are in the router's state, never in the address. */
export interface SearchChoice {
  country: string | null;
  category: Exclude<HeroCategory, 'none' | 'all'> | null;
}

/** Reads a choice from a location's state, which may hold anything. */
export const searchChoiceIn = (state: unknown): SearchChoice => {
  const { country, category } = bag(bag(state).search);
  const chosen = oneOf(heroCategories, category);
  return {
    country: oneOf(countryCodes, country),
    category: chosen === 'none' || chosen === 'all' ? null : chosen,
  };
};

/** The router's state that carries a choice. */
export const searchState = (choice: { country: string | null; category: string | null }) => ({
  search: choice,
});

/** A visitor's order and filters for the listings. */
export interface Browsing {
  sort: Sort;
  /** The seed that keeps the order of `random` stable until it is chosen again. */
  seed: number;
  filters: Filters;
  /** A search shows only its matches. */
  onlyMatches: boolean;
}

/** Order and filters are kept when going back and in other views, and lost after a reload. */
const visit = Math.random().toString(36).slice(2);

/** The router's state that carries order and filters. */
export const browsingState = (browsing: Browsing) => ({ browsing: { ...browsing, visit } });

const words = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(text).filter((one): one is string => one !== null);

const range = (value: unknown): PriceRange | null => {
  const [from, to] = (Array.isArray(value) ? value : []).map(number);
  const real = from != null && to != null && priceBounds.min <= from && from <= to;
  return real ? [from, Math.min(to, priceBounds.max)] : null;
};

/** Reads order and filters from a location's state; else what was chosen in a hero. */
export const browsingIn = (state: unknown): Browsing => {
  const kept = bag(bag(state).browsing);
  if (kept.visit === visit) {
    const { countries, categories, types, price } = bag(kept.filters);
    return {
      sort: oneOf(sorts, kept.sort) ?? 'default',
      seed: number(kept.seed) ?? 0,
      filters: {
        countries: words(countries),
        categories: words(categories),
        types: words(types),
        price: range(price),
      },
      onlyMatches: kept.onlyMatches === true,
    };
  }
  const { country, category } = searchChoiceIn(state);
  return {
    sort: 'default',
    seed: 0,
    filters: {
      ...noFilters,
      countries: country ? [country] : [],
      categories: category ? [category] : [],
    },
    onlyMatches: false,
  };
};
