import type { Break } from './breaks.ts';
import { isServedAt, seated, type Hall } from './hall.ts';
import { openQueue } from './queue.ts';
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

/** Probabilities that a counter was idle if nobody waits, and that its clerk is pausing. */
const IDLE = 0.1;
const PAUSING = 0.016;

type Seated = ReturnType<typeof seated>;

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
 * The probability, for each counter, that no visit is under way: its clerk was idle or pauses. If
 * visits are unknown, it rises with the time since the latest visit ended.
 */
function idleOf(
  isKnown: boolean,
  seats: Seated['seats'],
  waitedFor: ReadonlySet<number>,
  paces: readonly (Pace | null)[],
): number[] {
  return seats.map(({ counter, service, elapsed, isIdle }) => {
    if (service === null || isKnown) return Number(isIdle);
    const odds = [...waitedFor].some((one) => isServedAt(counter, one)) ? PAUSING : IDLE;
    const pace = paces[service]!;
    return odds / (odds + pace.longerThan(elapsed / Math.exp(pace.today)) || 1);
  });
}

/**
 * Simulates futures of the line. In each, a counter that becomes free takes the first person who
 * waits for a service of this counter. The person is called by the first counter for which nobody
 * else waits; null if no counter serves their service. Those who are away or set aside return at a
 * random time and are called in their place, the latter first.
 */
export function simulate(line: Line, random: NextNumber): Futures | null {
  const { now, start, opensAt, counters, breaks = [] } = line;
  const serves = counters.map((counter) => isServedAt(counter, line.service));
  if (!serves.includes(true)) return null;
  const { seats, queue, returning } = seated(line, { now, start, opensAt, breaks });
  const taken = seats.filter(({ service }) => service !== null);
  const ahead = taken.length + queue.length + returning.length;
  if (seats.some(({ service }, index) => service === null && serves[index]))
    return { draw: () => start, ahead };

  const present = [...taken, ...returning].map(({ service }) => service!);
  const waitedFor = new Set(queue);
  const paces = pacesOf(line, new Set([...present, ...waitedFor]), random);
  const idle = idleOf(line.isKnown && start === now, seats, waitedFor, paces);
  const people = openQueue(line, queue, returning);
  const firstHour = Math.max(0, start - opensAt);
  const free = new Float64Array(counters.length);
  const today = new Float64Array(paces.length);
  const at = (service: number, after: number) =>
    today[service]! * paces[service]!.hours[Math.floor((firstHour + after) / HOUR) % 24]!;

  /** Everybody waits again, at a new pace of each service. */
  const begin = (): void => {
    people.reset(start, random);
    for (let service = 0; service < paces.length; service += 1) {
      const pace = paces[service];
      if (pace) today[service] = Math.exp(pace.today + drawNormal(random) * pace.spread);
    }
  };
  /** Draws the time at which each counter is free. */
  const occupy = (): void => {
    for (let index = 0; index < seats.length; index += 1) {
      const { service, elapsed } = seats[index]!;
      if (service === null) {
        free[index] = people.nextReturn(index);
        continue;
      }
      const pace = paces[service]!;
      const first = at(service, 0);
      if (random() < idle[index]!) {
        const begun = pace.draw() * first;
        free[index] = random() < 0.5 ? begun * random() : begun + random() * PAUSE.least;
      } else free[index] = pace.drawRest(elapsed / first) * first;
    }
  };

  const draw = (): number => {
    begin();
    const gone = random() * GONE;
    occupy();
    for (;;) {
      const counter = soonest(free);
      const service = people.call(counter, free[counter]!);
      if (service < 0) {
        if (serves[counter]) return start + free[counter]!;
        free[counter] = people.nextReturn(counter);
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
