import type { OrganisationsQuery } from '#common/contract/organisations.ts';
import { MOST_CHOICES, PRICES } from '#common/listChoices.ts';
import { CLOSED } from './placeStatus.ts';

/** Adds a parameter to a statement. @returns its name, e.g. `$3` */
export type Param = (value: unknown) => string;

export const choicesIn = (value: string | undefined): string[] =>
  (value ?? '').split(',').filter(Boolean).slice(0, MOST_CHOICES);

const CRITERIA = [
  'keywords',
  'sort',
  'seed',
  'is',
  'category',
  'country',
  'city',
  'price',
  'near',
] as const;

export const appliedIn = (query: OrganisationsQuery): string[] =>
  CRITERIA.filter((name) => query[name] !== undefined && query[name] !== '');

/** True if a query needs data that only `place_status` holds or serves quickly enough. */
export const needsStatus = ({ is, city, price, near, sort }: OrganisationsQuery): boolean =>
  Boolean(is || city || price || near) || ['wait', 'open', 'random'].includes(sort ?? '');

/** True if a query needs the stored waits, and not only which places are open. */
export const needsWaits = ({ is, sort }: OrganisationsQuery): boolean =>
  sort === 'wait' || choicesIn(is).includes('unhurried');

/** SQL condition of an open place. */
export const IS_OPEN = `o.wait < ${CLOSED}`;

/** SQL conditions of types that `place_status` computes. Its column `types` has the others. */
const NOW: Record<string, string> = { open: IS_OPEN, unhurried: 'o.wait = 0' };

/** SQL of the squared distance in degrees of latitude, for ordering places. */
export function distanceTo(near: string, param: Param): string {
  const [latitude, longitude] = near.split(',').map((degrees) => `${param(degrees)}::float8`);
  return `((o.latitude - ${latitude}) ^ 2
    + ((o.longitude - ${longitude}) * cos(radians(${latitude}))) ^ 2)`;
}

export interface Filter {
  table: 'organisations' | 'place_status';
  where: string;
  total: string;
}

export function filterOf(
  query: OrganisationsQuery,
  { cities, param }: { cities: readonly string[]; param: Param },
): Filter {
  const [categories, countries, types] = [query.category, query.country, query.is].map(choicesIn);
  const counted: string[] = [];
  const others: string[] = [];
  if (categories!.length > 0) {
    const ids = `SELECT id FROM categories WHERE icon_name = ANY (${param(categories)}::text[])`;
    const isOne = categories!.length === 1;
    counted.push(isOne ? `?.category_id = (${ids})` : `?.category_id = ANY (ARRAY(${ids}))`);
  }
  if (countries!.length > 0) {
    const codes = countries!.map((code) => code.toUpperCase());
    counted.push(`?.country = ANY (${param(codes)}::text[])`);
  }
  if (query.city) others.push(`o.city = ANY (${param(cities)}::text[])`);
  // Faster than `@>` for places with few types.
  for (const type of types!) others.push(NOW[type] ?? `${param(type)} = ANY (o.types)`);
  if (query.price) {
    const [from, to] = query.price.split('-').map(Number);
    const most = to! >= PRICES.max ? 'Infinity' : to;
    others.push(`(o.price_from IS NULL
      OR o.price_from BETWEEN ${param(from)}::float8 AND ${param(most)}::float8)`);
  }
  const table = needsStatus(query) ? 'place_status' : 'organisations';
  const on = (name: string) => counted.map((condition) => condition.replaceAll('?', name));
  const where = [...on('o'), ...others].join(' AND ') || 'true';
  const total =
    others.length > 0
      ? `(SELECT count(*) FROM place_status o WHERE ${where})`
      : `(SELECT coalesce(sum(k.number), 0)::bigint FROM organisation_counts k
           WHERE ${on('k').join(' AND ') || 'true'})`;
  return { table, where, total };
}

const SEEDS = 64;

/** Maps a seed to the representative of all seeds with the same random order. */
export const seedOf = (seed: number): number => ((seed % SEEDS) + SEEDS) % SEEDS;
