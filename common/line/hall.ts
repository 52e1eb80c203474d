import { pausedBetween, type Break } from './breaks.ts';
import { servedVisits, type Visit } from './pace.ts';

/** A service of a line, with its own past. */
export interface HallService {
  /** The owner's figure for the length of a visit in minutes, the only source at first. */
  ownerMinutes: number;
  /** Finished visits, newest first. */
  visits: readonly Visit[];
}

/** An open counter. Services are given by their place in the hall. */
export interface HallCounter {
  /** Null: all. */
  serves: readonly number[] | null;
  /** The visit under way; null: none. The start is an instant in milliseconds. */
  serving: { service: number; startedAt: number } | null;
}

/** A person who will be back: away for a while, or set aside by a counter. */
export interface Returning {
  service: number;
  /** The index of the counter that set them aside; null: they are away and keep their place. */
  counter: number | null;
  /** The latest return, in milliseconds. */
  until: number;
  /** People in `waiting` who are called before them. */
  before: number;
}

/** The state of a whole line: several services, served by the same counters. */
export interface Hall {
  services: readonly HallService[];
  /** The service that the person waits for. */
  service: number;
  counters: readonly HallCounter[];
  /** False if visits under way are a guess from the ends of the latest visits. */
  isKnown: boolean;
  /** Services of the people who wait before the person, in the order of their calls. */
  waiting: readonly number[];
  /** People who may return and be called before the person. */
  returning?: readonly Returning[];
}

/** A line with one service. */
export interface SingleLine {
  /** People ahead of the person, including those being served. */
  ahead: number;
  counters: number;
  ownerMinutes: number;
  /** Start times of the visits under way in milliseconds, newest first, where known. */
  underWay?: number[] | undefined;
  /** Finished visits, newest first. */
  visits: readonly Visit[];
}

/**
 * A line with one service as a hall. If the start of the visits under way is unknown, the end of a
 * counter's latest visit replaces it: while people wait, a counter calls the next person as soon as
 * its visit ends.
 */
export function singleHall({ ahead, underWay, visits, ...line }: SingleLine): Hall {
  const counters = Math.max(0, line.counters);
  const starts = (underWay ?? visits.slice(0, counters).map(({ endedAt }) => endedAt)).slice(
    0,
    Math.min(counters, ahead),
  );
  return {
    services: [{ ownerMinutes: line.ownerMinutes, visits }],
    service: 0,
    counters: Array.from({ length: counters }, (_, index) => ({
      serves: null,
      serving: index < starts.length ? { service: 0, startedAt: starts[index]! } : null,
    })),
    isKnown: underWay !== undefined,
    waiting: Array.from({ length: ahead - starts.length }, () => 0),
  };
}

export const isServedAt = ({ serves }: HallCounter, service: number): boolean =>
  serves === null || serves.includes(service);

const UNUSED: HallService = { ownerMinutes: 0, visits: [] };

/**
 * The part of a hall that affects the person: the counters that serve their service, the other
 * services of these counters, the counters that serve those, and so on.
 */
export function relevantPart(hall: Hall): Hall {
  const services = new Set([hall.service]);
  let counters: HallCounter[] = [];
  for (let size = 0; size !== services.size;) {
    size = services.size;
    counters = hall.counters.filter((counter) =>
      [...services].some((service) => isServedAt(counter, service)),
    );
    for (const { serves } of counters) {
      for (const service of serves ?? hall.services.keys()) services.add(service);
    }
  }
  const returning = (hall.returning ?? []).flatMap((one): Returning[] => {
    const counter = one.counter === null ? null : counters.indexOf(hall.counters[one.counter]!);
    if (counter === null ? !services.has(one.service) : counter < 0) return [];
    const before = hall.waiting.slice(0, one.before).filter((service) => services.has(service));
    return [{ ...one, counter, before: before.length }];
  });
  const isUsed = (service: number) =>
    services.has(service) ||
    counters.some(({ serving }) => serving?.service === service) ||
    returning.some((one) => one.service === service);
  return {
    ...hall,
    services: hall.services.map((one, service) => (isUsed(service) ? one : UNUSED)),
    counters,
    waiting: hall.waiting.filter((service) => services.has(service)),
    returning,
  };
}

/** A hall without forgotten visits, see `servedVisits`. */
export const withServedVisits = (hall: Hall): Hall => ({
  ...hall,
  services: hall.services.map(({ ownerMinutes, visits }, service) => {
    const { length } = hall.counters.filter((counter) => isServedAt(counter, service));
    return { ownerMinutes, visits: servedVisits(visits, Math.max(1, length)) };
  }),
});

/** A counter at the instant from which futures differ. */
interface Seat {
  counter: HallCounter;
  /** The service of the person there; null: free, with nobody waiting for this counter. */
  service: number | null;
  /** Milliseconds since the start of the visit. */
  elapsed: number;
  /** True if the counter has no visit, although somebody waits. */
  isIdle: boolean;
}

interface Moment {
  now: number;
  start: number;
  opensAt: number;
  breaks: readonly Break[];
}

/**
 * Seats the first people at counters without a visit. The others wait: their services, in the order
 * of their calls.
 */
export function seated(
  { counters, waiting, returning = [] }: Hall,
  { now, start, opensAt, breaks }: Moment,
): { seats: Seat[]; queue: number[]; returning: Returning[] } {
  const queue = [...waiting];
  const before = returning.map((one) => one.before);
  const seats = counters.map((counter): Seat => {
    const { serving } = counter;
    if (!serving) {
      const next = queue.findIndex((service) => isServedAt(counter, service));
      const service = next < 0 ? null : queue.splice(next, 1)[0]!;
      if (next >= 0) {
        for (const [index, count] of before.entries()) before[index] = count - Number(next < count);
      }
      return { counter, service, elapsed: 0, isIdle: true };
    }
    const { service, startedAt } = serving;
    // Nobody is served before opening, nor in a break. Negative for a visit that began in the current
    // minute, because `now` is the start of it.
    const elapsed =
      start === now
        ? now - Math.max(startedAt, opensAt) - pausedBetween(startedAt, now, breaks)
        : 0;
    return { counter, service, elapsed, isIdle: false };
  });
  return {
    seats,
    queue,
    returning: returning.map((one, index) => ({ ...one, before: before[index]! })),
  };
}

/** True if a counter is free for the person now. */
export const isCounterFree = ({ counters, service, waiting }: Hall): boolean =>
  counters.some(
    (counter) =>
      counter.serving === null &&
      isServedAt(counter, service) &&
      !waiting.some((other) => isServedAt(counter, other)),
  );
