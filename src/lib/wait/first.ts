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

/** A place with the minutes until one is done there. */
export interface Quickest<Place> extends Reached<Place> {
  /** Minutes from now: the way and the wait pass together, and then the visit. */
  doneIn: number;
}

/** Minutes of a visit if the place does not say. */
const VISIT = 7;

const ANSWERS = 3;

/**
 * The open places where one is done first, for a number taken now. Without a position, or if no
 * place is within `FAR`, the way does not count.
 */
export const quickest = <Place extends Reachable>(
  places: readonly Place[],
  from: Position | null,
): Quickest<Place>[] => {
  const near = bySoonest(places, from).filter(({ onFoot }) => (onFoot ?? 0) <= FAR);
  return (near.length > 0 ? near : bySoonest(places, null))
    .map(({ place, onFoot }) => {
      const call = (place.wait && minutesToCall(place.wait)) ?? 0;
      const visit = place.wait?.visitMinutes ?? VISIT;
      return { place, onFoot, doneIn: Math.round(Math.max(call, onFoot ?? 0) + visit) };
    })
    .toSorted((one, other) => one.doneIn - other.doneIn)
    .slice(0, ANSWERS);
};
