import type { Wait } from '#common/line/wait.ts';
import type { Position } from './distance.ts';
import { bySoonest, FAR, type Reachable, type Reached } from './first.ts';
import { minutesToCall } from './order.ts';

/** A wait is long from this number of minutes on. */
const LONG = 45;
const MOST_ALTERNATIVES = 3;

export type ReasonToLeave = 'closed' | 'full' | 'long';

/** Reason to suggest other places. Null if there is none or too little is known. */
export const reasonToLeave = (wait: Wait | null): ReasonToLeave | null => {
  if (!wait || wait.status === 'none') return null;
  if (wait.status === 'closed') return 'closed';
  if (wait.status !== 'open') return 'full';
  return (minutesToCall(wait) ?? 0) >= LONG ? 'long' : null;
};

interface Comparable extends Reachable {
  code: string;
  city: string | null;
  category: { icon: string } | null;
  tags: readonly string[];
}

/**
 * Up to three places of the same category that serve sooner, by walking time and wait, if there is
 * a reason to suggest them.
 * @param from the person's position. Null measures from the place
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
  // A shared tag is closer than a shared category, such as two pharmacies among shops.
  const close = sameCategory.filter(({ tags }) => tags.some((tag) => place.tags.includes(tag)));
  return bySoonest(close.length > 0 ? close : sameCategory, start)
    .filter(({ onFoot, total }) => (onFoot ?? 0) <= FAR && total < within)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ place: other, onFoot }) => ({ place: other, onFoot }));
};
