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

/** Open places with a known wait, sorted by walking time plus wait, or by wait alone. */
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

/** Longest walk to be served sooner, in minutes. */
export const FAR = 60;

/**
 * The open place with the lowest sum of walking time and wait. Uses the wait alone without a
 * position, or if no place is within `FAR`.
 * @returns null if no place is open
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
