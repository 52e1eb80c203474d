import { PRICES } from '#common/listChoices.ts';
import type { Wait } from '#common/line/wait.ts';

export type PriceRange = readonly [from: number, to: number];

/** The ends of the price range. Source: section 9 of the specification. */
export const priceBounds = PRICES;

/** The initial position of the handles. Source: section 9 of the specification. */
export const priceDefault: PriceRange = [0, 272];

/** Filters of the sidebar. Empty lists and no price, or the full range, hide nothing. */
export interface Filters {
  /** ISO codes; any of them. */
  countries: readonly string[];
  /** Cities; any of them. */
  cities: readonly string[];
  /** Icon names; any of them. */
  categories: readonly string[];
  /** Keys of property types; all of them. */
  types: readonly string[];
  /** Null until a handle is moved. */
  price: PriceRange | null;
}

export const noFilters: Filters = {
  countries: [],
  cities: [],
  categories: [],
  types: [],
  price: null,
};

/** The property types that are offered first of all, within reach on every screen of listings. */
export const quickTypes = ['open', 'unhurried'] as const;

/** The first filters: two property types, and the nearest first. */
export type QuickFilter = (typeof quickTypes)[number] | 'near';

export const isQuick = (type: string): boolean => (quickTypes as readonly string[]).includes(type);

/** Whether a range hides anything: the full range, or none, means any price. */
export const isPriceLimited = (price: PriceRange | null): price is PriceRange =>
  price !== null && (price[0] > priceBounds.min || price[1] < priceBounds.max);

export const countFilters = ({ countries, cities, categories, types, price }: Filters): number =>
  [countries, cities, categories, types].flat().length + Number(isPriceLimited(price));

/** Whether somebody who goes there now is served at once. */
export const hasNoWait = ({ wait }: { wait?: Wait | null }): boolean =>
  wait?.status === 'open' && wait.waiting === 0;
