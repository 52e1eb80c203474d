import { PRICES } from '#common/listChoices.ts';
import type { Wait } from '#common/line/wait.ts';

export type PriceRange = readonly [from: number, to: number];

/** Bounds of the price range. Source: section 9 of the specification. */
export const priceBounds = PRICES;

/** Initial positions of the handles. Source: section 9 of the specification. */
export const priceDefault: PriceRange = [0, 272];

/** Filters of the sidebar. Empty lists, no price and the full range do not filter. */
export interface Filters {
  /** ISO codes. Any may match. */
  countries: readonly string[];
  /** Cities. Any may match. */
  cities: readonly string[];
  /** Icon names. Any may match. */
  categories: readonly string[];
  /** Keys of property types. All must match. */
  types: readonly string[];
  /** Null until a handle moves. */
  price: PriceRange | null;
}

export const noFilters: Filters = {
  countries: [],
  cities: [],
  categories: [],
  types: [],
  price: null,
};

/** Property types that every screen of listings offers as quick filters. */
export const quickTypes = ['open', 'unhurried'] as const;

/** A quick filter: a property type, or sorting by distance. */
export type QuickFilter = (typeof quickTypes)[number] | 'near';

export const isQuick = (type: string): boolean => (quickTypes as readonly string[]).includes(type);

/** Returns true unless the range is empty or full, which both mean any price. */
export const isPriceLimited = (price: PriceRange | null): price is PriceRange =>
  price !== null && (price[0] > priceBounds.min || price[1] < priceBounds.max);

export const countFilters = ({ countries, cities, categories, types, price }: Filters): number =>
  [countries, cities, categories, types].flat().length + Number(isPriceLimited(price));

/** Returns true if a person who arrives now is served at once. */
export const hasNoWait = ({ wait }: { wait?: Wait | null }): boolean =>
  wait?.status === 'open' && wait.waiting === 0;
