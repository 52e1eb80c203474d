import { isServedAt, type Hall, type Returning } from './hall.ts';
import type { NextNumber } from './random.ts';

/** The time within which somebody returns who is late. */
const RETURN = 5 * 60_000;

/**
 * The people of a line who wait, for many futures: each begins with a `reset`. Times are in
 * milliseconds after the start.
 * @param queue services of those who wait, in the order of their calls
 * @param returning those who are away or set aside; the latter are called before everybody else
 */
export function openQueue(
  { counters, services }: Pick<Hall, 'counters' | 'services'>,
  queue: readonly number[],
  returning: readonly Returning[],
) {
  const order = Int32Array.from(queue);
  const waitedFor = new Set(queue);
  const serves = counters.map((counter) =>
    [...services.keys()].filter((service) => isServedAt(counter, service)),
  );
  // One queue, called in its order, if each counter serves everybody. It is simulated much faster.
  const isOneQueue =
    returning.length === 0 &&
    counters.every((counter) => [...waitedFor].every((service) => isServedAt(counter, service)));
  let next = 0;
  /** Places in the queue by service. */
  const places = services.map((_, service) =>
    isOneQueue ? [] : [...order.keys()].filter((place) => order[place] === service),
  );
  const called = new Int32Array(services.length);
  /** The time at which each person returns; infinite once they are called. */
  const back = new Float64Array(returning.length);
  const isFor = returning.map((one) =>
    counters.map((counter, index) =>
      one.counter === null ? isServedAt(counter, one.service) : one.counter === index,
    ),
  );

  return {
    /** Everybody waits again, and returns at a random time. */
    reset: (start: number, random: NextNumber): void => {
      called.fill(0);
      next = 0;
      for (const [index, { until }] of returning.entries()) {
        back[index] = random() * Math.max(until - start, RETURN);
      }
    },

    /** Calls the first person who waits for a counter. @returns their service; -1: nobody waits */
    call: (counter: number, time: number): number => {
      if (isOneQueue) return next < order.length ? order[next++]! : -1;
      let found = -1;
      let first = Infinity;
      let again = -1;
      for (let index = 0; index < back.length; index += 1) {
        const { service, before, counter: own } = returning[index]!;
        const place = own === null ? before - 0.5 : -1;
        if (back[index]! <= time && place < first && isFor[index]![counter]) {
          found = service;
          first = place;
          again = index;
        }
      }
      for (const service of serves[counter]!) {
        const place = places[service]![called[service]!];
        if (place !== undefined && place < first) {
          found = service;
          first = place;
          again = -1;
        }
      }
      if (again >= 0) back[again] = Infinity;
      else if (found >= 0) called[found]! += 1;
      return found;
    },

    /** The time of the next return of somebody for a counter; infinite if nobody returns. */
    nextReturn: (counter: number): number => {
      let first = Infinity;
      for (let index = 0; index < back.length; index += 1) {
        if (isFor[index]![counter]) first = Math.min(first, back[index]!);
      }
      return first;
    },
  };
}
