import { pausedBetween, type Break } from './breaks.ts';
import { isServedAt, type HallCounter } from './hall.ts';

/** A counter, and what its clerk did today. */
export interface SeenCounter extends HallCounter {
  /** Time of its last call or end of a visit today, in milliseconds; null: neither yet. */
  usedAt: number | null;
}

/** Somebody waited for a service all this time; instants in milliseconds. */
export interface Waited {
  service: number;
  from: number;
  to: number;
}

/** A clerk pauses for up to twenty minutes. */
const CLOSED_AFTER = 25 * 60_000;

/** After this time, a counter may have opened although it had nobody to call. */
const KNOWN_FOR = 2 * 3_600_000;

interface Known {
  /** How many services the line has. */
  services: number;
  /** The number of open counters according to the place. */
  open: number;
  waited: readonly Waited[];
  now: number;
  opensAt: number;
  breaks?: readonly Break[] | undefined;
}

/**
 * The open counters: those that serve somebody, then the others, the most recently used first. A
 * free counter that called nobody for a long time although somebody waited for it counts as closed,
 * and stays only for services that no other counter serves.
 * @returns also counters beyond the number of open ones
 */
export function openCounters<Counter extends SeenCounter>(
  counters: readonly Counter[],
  { services, open, waited, now, opensAt, breaks = [] }: Known,
): { counters: Counter[]; closing: Counter[] } {
  const sorted = counters.toSorted(
    (one, other) =>
      Number(other.serving !== null) - Number(one.serving !== null) ||
      (other.usedAt ?? 0) - (one.usedAt ?? 0),
  );
  const closing = sorted.splice(open);
  const isClosed = (counter: Counter): boolean =>
    counter.serving === null &&
    waited.some(({ service, from, to }) => {
      if (!isServedAt(counter, service) || to < now - KNOWN_FOR) return false;
      const since = Math.max(from, counter.usedAt ?? 0, opensAt);
      return to - since - pausedBetween(since, to, breaks) >= CLOSED_AFTER;
    });
  const staffed = sorted.filter((counter) => !isClosed(counter));
  const left = sorted.filter(isClosed).flatMap((counter): Counter[] => {
    const own = counter.serves ?? Array.from({ length: services }, (_, service) => service);
    const serves = own.filter((service) => !staffed.some((one) => isServedAt(one, service)));
    return serves.length > 0 ? [{ ...counter, serves }] : [];
  });
  return { counters: [...staffed, ...left], closing };
}
