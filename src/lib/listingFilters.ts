import { fold } from '#common/greek/fold.ts';
import type { Wait } from '#common/line/wait.ts';

/** From and to, in euros. */
export type PriceRange = readonly [from: number, to: number];

/** The ends of the price range. Source: section 9 of the specification. */
export const priceBounds = { min: 0, max: 500 } as const;

/** The initial position of the handles. Source: section 9 of the specification. */
export const priceDefault: PriceRange = [0, 272];

/** What the sidebar can filter by. Empty lists and no price, or the full range, hide nothing. */
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

/** Whether a property type is among the first filters. */
export const isQuick = (type: string): boolean => (quickTypes as readonly string[]).includes(type);

/** Whether a range hides anything: the full range, or none, means any price. */
export const isPriceLimited = (price: PriceRange | null): price is PriceRange =>
  price !== null && (price[0] > priceBounds.min || price[1] < priceBounds.max);

/** How many filters are active. */
export const countFilters = ({ countries, cities, categories, types, price }: Filters): number =>
  [countries, cities, categories, types].flat().length + Number(isPriceLimited(price));

/** A property that places can have; a record has it when one of the given signs is found. */
export interface PropertyType {
  key: string;
  /** Keys of amenities. */
  amenities?: readonly string[];
  /** Prefixes of words in the tags. */
  words?: readonly string[];
  /** Open right now. */
  open?: boolean;
  /** Checked by us. */
  verified?: boolean;
  /** Nobody waits there right now. */
  unhurried?: boolean;
}

/** The fields of a record that filtering needs; a property that is not stated is absent. */
export interface Filterable {
  country: string | null;
  category: { icon: string } | null;
  tags: readonly string[];
  priceFrom: number | null;
  amenities?: readonly string[];
  cityCode?: string | null;
  wait?: Wait | null;
  verified?: boolean;
}

const startsAWord = (text: string, start: string): boolean =>
  ` ${fold(text)}`.includes(` ${fold(start)}`);

/** Whether a place is open now, with numbers or without. */
export const isOpen = ({ wait }: Pick<Filterable, 'wait'>): boolean =>
  wait != null && wait.status !== 'closed';

/** Whether somebody who goes there now is served at once. */
export const hasNoWait = ({ wait }: Pick<Filterable, 'wait'>): boolean =>
  wait?.status === 'open' && wait.waiting === 0;

const has = (record: Filterable, type: PropertyType): boolean =>
  Boolean(type.open && isOpen(record)) ||
  Boolean(type.verified && record.verified) ||
  Boolean(type.unhurried && hasNoWait(record)) ||
  Boolean(type.amenities?.some((key) => record.amenities?.includes(key))) ||
  Boolean(type.words?.some((word) => record.tags.some((tag) => startsAWord(tag, word))));

const costs = ({ priceFrom }: Filterable, [from, to]: PriceRange): boolean =>
  priceFrom === null || (priceFrom >= from && (to >= priceBounds.max || priceFrom <= to));

/**
 * Whether a record passes the filters. A record without a country, an icon of its category or a
 * price passes theirs. The range's upper end means "and above".
 * @param types the property types that the keys in `filters.types` stand for
 */
export const passes = (
  record: Filterable,
  filters: Filters,
  types: readonly PropertyType[],
): boolean =>
  (filters.countries.length === 0 ||
    record.country === null ||
    filters.countries.includes(record.country)) &&
  (filters.cities.length === 0 || filters.cities.includes(record.cityCode ?? '')) &&
  (filters.categories.length === 0 ||
    !record.category?.icon ||
    filters.categories.includes(record.category.icon)) &&
  types.every((type) => !filters.types.includes(type.key) || has(record, type)) &&
  (!isPriceLimited(filters.price) || costs(record, filters.price));
