import type { Wait } from '#common/line/wait.ts';
import { metresBetween, minutesOnFoot, type Position } from './distance.ts';
import { minutesToCall } from './order.ts';

export interface Reachable {
  wait: Wait | null;
  position: Position | null;
}

export interface Reached<Place> {
  place: Place;
  onFoot: number | null;
}

/** Places open with a known wait, by way and wait together; without a position by the wait. */
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

/** Minutes on foot beyond which nobody walks to a place to be served sooner. */
export const FAR = 60;

/**
 * The place where somebody is served first: way there and wait together, among those that are open
 * and whose wait is known. By the wait alone without a position, and where none of them is within an
 * hour on foot.
 * @returns null when no place is open
 */
export const firstServed = <Place extends Reachable>(
  places: readonly Place[],
  from: Position | null,
): Reached<Place> | null => {
  const best =
    bySoonest(places, from).find(({ onFoot }) => (onFoot ?? 0) <= FAR) ??
    bySoonest(places, null)[0];
  return best ? { place: best.place, onFoot: best.onFoot } : null;
};
