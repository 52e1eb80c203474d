import type { Break } from './breaks.ts';
import { isServedAt, seated, type Hall } from './hall.ts';
import { learnPace, type Pace } from './pace.ts';
import { drawNormal, type NextNumber } from './random.ts';

/**
 * The state of a line that determines its future, in one minute; instants in milliseconds. Visits are
 * as `withServedVisits` returns them.
 */
interface Line extends Hall {
  now: number;
  /** The time at which service continues: now, or a later opening time. */
  start: number;
  opensAt: number;
  breaks?: readonly Break[];
}

const HOUR = 3_600_000;

/** The maximum share of people who have left when they would be called. */
const GONE = 0.06;

/** A clerk pauses once in this time, for eight to twenty minutes. */
const PAUSE_EVERY = 7 * HOUR;
const PAUSE = { least: 8 * 60_000, most: 20 * 60_000 };

/** The time within which somebody returns who is late. */
const RETURN = 5 * 60_000;

/** Probabilities that a counter was idle if nobody waits, and that its clerk is pausing. */
const IDLE = 0.1;
const PAUSING = 0.016;

/** Simulated futures of a line. */
interface Futures {
  /** Draws a future and returns the instant at which the person is called in it. */
  draw: () => number;
  /** People who are served or wait before the person. */
  ahead: number;
}

/** The services that somebody waits for or is served for, each with its pace in this line. */
function pacesOf(line: Line, present: ReadonlySet<number>, random: NextNumber): (Pace | null)[] {
  const { start, opensAt, counters } = line;
  return line.services.map(({ ownerMinutes, visits }, service) => {
    if (!present.has(service)) return null;
    const servedAt = counters.filter((counter) => isServedAt(counter, service)).length;
    // A visit may be under way for a service that its counter no longer serves.
    const input = { start, opensAt, counters: Math.max(1, servedAt), served: visits };
    return learnPace({ ...input, owner: ownerMinutes * 60_000 }, random);
  });
}

/**
 * Simulates futures of the line. In each, a counter that becomes free takes the first person who
 * waits for a service of this counter. The person is called by the first counter for which nobody
 * else waits; null if no counter serves their service. Those who are away or set aside return at a
 * random time and are called in their place, the latter first.
 */
export function simulate(line: Line, random: NextNumber): Futures | null {
  const { now, start, opensAt, counters, services, breaks = [] } = line;
  if (!counters.some((counter) => isServedAt(counter, line.service))) return null;
  const { seats, queue, returning } = seated(line, { now, start, opensAt, breaks });
  const taken = seats.filter(({ service }) => service !== null);
  const ahead = taken.length + queue.length + returning.length;
  const isFree = seats.some(
    ({ counter, service }) => service === null && isServedAt(counter, line.service),
  );
  if (isFree) return { draw: () => start, ahead };

  const present = [...taken, ...returning].map(({ service }) => service!);
  const waitedFor = new Set(queue);
  const paces = pacesOf(line, new Set([...present, ...waitedFor]), random);
  const isKnown = line.isKnown && start === now;
  // A counter without a visit was idle or is pausing. If visits are unknown, so is a counter whose
  // latest visit ended longer ago than visits last.
  const unsure = seats.map(({ counter, service, elapsed, isIdle }) => {
    if (service === null || isKnown) return Number(isIdle);
    const odds = [...waitedFor].some((one) => isServedAt(counter, one)) ? PAUSING : IDLE;
    const pace = paces[service]!;
    return odds / (odds + pace.longerThan(elapsed / Math.exp(pace.today)) || 1);
  });
  const serves = counters.map((counter) =>
    [...services.keys()].filter((service) => isServedAt(counter, service)),
  );
  // One queue, called in its order, if each counter serves everybody. It is simulated much faster.
  const isOneQueue =
    returning.length === 0 &&
    counters.every((counter) => [...waitedFor].every((service) => isServedAt(counter, service)));
  const order = Int32Array.from(queue);
  let next = 0;
  /** Places in the queue by service. */
  const places = services.map((_, service) =>
    isOneQueue ? [] : [...order.keys()].filter((place) => order[place] === service),
  );
  const isAsked = counters.map((counter) => isServedAt(counter, line.service));
  const firstHour = Math.max(0, start - opensAt);
  const free = new Float64Array(counters.length);
  const today = new Float64Array(services.length);
  const called = new Int32Array(services.length);
  /** Milliseconds until each person returns; infinite once they are called. */
  const back = new Float64Array(returning.length);
  const isFor = returning.map((one) =>
    counters.map((counter, index) =>
      one.counter === null ? isServedAt(counter, one.service) : one.counter === index,
    ),
  );
  /** The service of the first person who waits for a counter; -1 if nobody does. */
  const nextFor = (counter: number): number => {
    if (isOneQueue) return next < order.length ? order[next++]! : -1;
    let found = -1;
    let first = Infinity;
    let again = -1;
    for (let index = 0; index < back.length; index += 1) {
      const { service, before, counter: own } = returning[index]!;
      const place = own === null ? before - 0.5 : -1;
      if (back[index]! <= free[counter]! && place < first && isFor[index]![counter]) {
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
  };
  /** The next return of somebody for a counter. */
  const returnFor = (counter: number): number => {
    let first = Infinity;
    for (let index = 0; index < back.length; index += 1) {
      if (isFor[index]![counter]) first = Math.min(first, back[index]!);
    }
    return first;
  };
  const at = (service: number, after: number) =>
    today[service]! * paces[service]!.hours[Math.floor((firstHour + after) / HOUR) % 24]!;

  const draw = (): number => {
    called.fill(0);
    next = 0;
    for (const [index, { until }] of returning.entries()) {
      back[index] = random() * Math.max(until - start, RETURN);
    }
    for (let service = 0; service < paces.length; service += 1) {
      const pace = paces[service];
      if (pace) today[service] = Math.exp(pace.today + drawNormal(random) * pace.spread);
    }
    const gone = random() * GONE;
    for (let index = 0; index < seats.length; index += 1) {
      const { service, elapsed } = seats[index]!;
      if (service === null) {
        free[index] = returnFor(index);
        continue;
      }
      const pace = paces[service]!;
      const first = at(service, 0);
      if (random() < unsure[index]!) {
        const begun = pace.draw() * first;
        free[index] = random() < 0.5 ? begun * random() : begun + random() * PAUSE.least;
      } else free[index] = pace.drawRest(elapsed / first) * first;
    }
    for (;;) {
      const counter = soonest(free);
      const service = nextFor(counter);
      if (service < 0) {
        if (isAsked[counter]) return start + free[counter]!;
        free[counter] = returnFor(counter);
        continue;
      }
      if (random() < gone) continue;
      const length = paces[service]!.draw() * at(service, free[counter]!);
      free[counter]! += length;
      if (random() * PAUSE_EVERY < length) {
        free[counter]! += PAUSE.least + random() * (PAUSE.most - PAUSE.least);
      }
    }
  };
  return { draw, ahead };
}

const soonest = (free: Float64Array): number => {
  let best = 0;
  for (let index = 1; index < free.length; index += 1) if (free[index]! < free[best]!) best = index;
  return best;
};
