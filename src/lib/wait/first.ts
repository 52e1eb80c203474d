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

/** The longest walk that counts as near, in minutes. */
export const FAR = 60;

/** A place with the minutes until a visit there is over. */
export interface Quickest<Place> extends Reached<Place> {
  /** The longer of the walk and the wait, then the visit, in minutes. */
  doneIn: number;
}

/** Minutes of a visit if the place does not say. */
const VISIT = 7;

const MOST = 3;

/**
 * The open places at which the visit of a number taken now ends first. Without a position, or if no
 * place is within `FAR`, walking time does not count.
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
    .slice(0, MOST);
};
