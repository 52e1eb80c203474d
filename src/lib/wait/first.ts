import type { Wait } from '#common/line/wait.ts';
import { metresBetween, minutesOnFoot, type Position } from './distance.ts';
import { minutesToCall } from './order.ts';

/** What choosing among places by way and wait needs of each. */
export interface Reachable {
  wait: Wait | null;
  position: Position | null;
}

/** A place, and the minutes on foot to it; null without a position. */
export interface Reached<Place> {
  place: Place;
  onFoot: number | null;
}

/**
 * The places by when somebody is served there, the first in front: way there and wait together, among
 * those that are open and whose wait is known. Without a position by the wait alone.
 */
export const bySoonest = <Place extends Reachable>(
  places: readonly Place[],
  from: Position | null,
): (Reached<Place> & { total: number })[] =>
  places
    .flatMap((place) => {
      const { wait, position } = place;
      const minutes = wait?.status === 'open' ? minutesToCall(wait) : null;
      if (minutes === null || (from && !position)) return [];
      const onFoot = from && position ? minutesOnFoot(metresBetween(from, position)) : null;
      return [{ place, onFoot, total: minutes + (onFoot ?? 0) }];
    })
    .toSorted((one, other) => one.total - other.total);

/**
 * The place where somebody is served first: way there and wait together, among those that are open
 * and whose wait is known. Without a position by the wait alone.
 * @returns null when no place is open
 */
export const firstServed = <Place extends Reachable>(
  places: readonly Place[],
  from: Position | null,
): Reached<Place> | null => {
  const [best] = bySoonest(places, from);
  return best ? { place: best.place, onFoot: best.onFoot } : null;
};

/** Minutes from which on a wait is long. */
const LONG = 45;
/** Minutes on foot beyond which a place is no alternative. */
const FAR = 60;
const MOST_ALTERNATIVES = 3;

/** Why somebody may want to go elsewhere. */
export type ReasonToLeave = 'closed' | 'full' | 'long';

/** Why one may rather go elsewhere; null when nothing speaks against a place, or little is known. */
export const reasonToLeave = (wait: Wait | null): ReasonToLeave | null => {
  if (!wait || wait.status === 'none') return null;
  if (wait.status === 'closed') return 'closed';
  if (wait.status !== 'open') return 'full';
  return (minutesToCall(wait) ?? 0) >= LONG ? 'long' : null;
};

/** A place that may stand in for another of its kind. */
interface Comparable extends Reachable {
  code: string;
  city: string | null;
  category: { icon: string } | null;
  tags: readonly string[];
}

/**
 * Up to three places of the same kind where one is served sooner, by way and wait, if there is
 * reason to go elsewhere.
 * @param from where the person is; null: by the way from the place itself
 */
export const alternativesTo = <Place extends Comparable>(
  place: Comparable,
  others: readonly Place[],
  from: Position | null,
): Reached<Place>[] => {
  const reason = reasonToLeave(place.wait);
  const kind = place.category?.icon;
  if (!reason || !kind) return [];
  const within = (reason === 'long' && place.wait && minutesToCall(place.wait)) || Infinity;
  const start = from ?? place.position;
  const sameCategory = others.filter(
    ({ code, category, city }) =>
      code !== place.code && category?.icon === kind && (start !== null || city === place.city),
  );
  // A category is wide: what shares a tag is closer, such as two pharmacies among the shops.
  const close = sameCategory.filter(({ tags }) => tags.some((tag) => place.tags.includes(tag)));
  return bySoonest(close.length > 0 ? close : sameCategory, start)
    .filter(({ onFoot, total }) => (onFoot ?? 0) <= FAR && total < within)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ place: other, onFoot }) => ({ place: other, onFoot }));
};
