import { scoresOf, textOf } from '#common/greek/search.ts';
import { metresBetween, type Position } from './wait/distance.ts';
import { waitFigure } from './wait/order.ts';
import {
  isPriceLimited,
  passes,
  type Filterable,
  type Filters,
  type PropertyType,
} from './listingFilters.ts';

/**
 * The sort options of the listing pages, in the order they are offered: the specification's nine,
 * then the shortest wait.
 */
export const sorts = [
  'default',
  'high_rated',
  'most_reviewed',
  'popular',
  'newest',
  'older',
  'price_low',
  'price_high',
  'random',
  'wait',
] as const;
export type Sort = (typeof sorts)[number];

/** A person's criteria for a list. */
export interface Criteria {
  keywords: string;
  sort: Sort;
  /** The seed that keeps the order of `random` stable until it is chosen again. */
  seed: number;
  /** Where the person is: the nearest come first. */
  near?: Position | null;
  /** The sidebar's filters. */
  filters?: Filters;
  /** The definitions of the property types in `filters`. */
  types?: readonly PropertyType[];
}

/** No criteria: all records in their original order. */
export const everything: Criteria = {
  keywords: '',
  sort: 'default',
  seed: 0,
};

/** The fields of a record that arranging needs. */
export interface Arrangeable extends Filterable {
  code: string;
  title: string;
  address: string;
  city: string | null;
  district: string | null;
  tags: string[];
  category: { title: string; icon: string } | null;
  rating: number | null;
  reviewsCount: number | null;
  viewsCount: number | null;
  createdAt: string | null;
  match: number | null;
  position?: Position | null;
}

const shuffled = (code: string, seed: number): number => {
  let hash = seed ^ 0x9e3779b9;
  for (let at = 0; at < code.length; at += 1)
    hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
};

type Figure = (record: Arrangeable, seed: number) => number | null;

const time = (record: Arrangeable): number | null => {
  const parsed = Date.parse(record.createdAt ?? '');
  return Number.isNaN(parsed) ? null : parsed;
};

const negative =
  (figure: Figure): Figure =>
  (record, seed) => {
    const value = figure(record, seed);
    return value === null ? null : -value;
  };

const price: Figure = (record) => record.priceFrom;

const figures: Record<Exclude<Sort, 'default'>, Figure> = {
  high_rated: negative((record) => record.rating),
  most_reviewed: negative((record) => record.reviewsCount),
  popular: negative((record) => record.viewsCount),
  newest: negative(time),
  older: time,
  price_low: price,
  price_high: negative(price),
  random: (record, seed) => shuffled(record.code, seed),
  wait: (record) => waitFigure(record.wait, Date.now()),
};

const away = ({ position }: Arrangeable, from: Position): number | null =>
  position ? metresBetween(from, position) : null;

const lastWhenUnknown = (one: number | null, other: number | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
};

/**
 * Orders records by a person's criteria: keyword matches first, best match first; within that the
 * nearest to `near`, then the chosen sort, with records that lack the field last. Filters are explicit and hide what does not
 * match; keywords hide nothing. While prices are filtered, records without one come last.
 * @param server what the server has done already: where it has `searched`, its `match` is the score,
 *   and a record without one is no match; where it has `shuffled`, its order is the random one
 */
export const arrange = <T extends Arrangeable>(
  records: readonly T[],
  criteria: Criteria,
  { searched = false, shuffled: isShuffled = false } = {},
): (T & { score: number })[] => {
  const { keywords, sort, seed, near, filters, types = [] } = criteria;
  const figure = sort === 'default' || (sort === 'random' && isShuffled) ? null : figures[sort];
  const limited = isPriceLimited(filters?.price ?? null);
  const passing = records.filter((record) => !filters || passes(record, filters, types));
  const scores = searched ? [] : scoresOf(keywords, passing.map(textOf));
  return passing
    .map((record, index) => ({
      ...record,
      score: (searched ? record.match : scores[index]) ?? 0,
      index,
    }))
    .sort((one, other) => {
      const matching = Number(other.score > 0) - Number(one.score > 0);
      if (matching !== 0) return matching;
      const priced = limited
        ? Number(one.priceFrom === null) - Number(other.priceFrom === null)
        : 0;
      if (priced !== 0) return priced;
      const close = near ? lastWhenUnknown(away(one, near), away(other, near)) : 0;
      if (close !== 0) return close;
      const chosen = figure ? lastWhenUnknown(figure(one, seed), figure(other, seed)) : 0;
      return chosen || other.score - one.score || one.index - other.index;
    });
};
