import type { HallInput, Visit } from '#common/line/estimate.ts';
import type { NextNumber } from '#common/line/random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The server's limit of visits of a service per counter. */
const VISITS_KEPT = 400;

/** Ordinary people called before each one with priority. */
const PRIORITY_AFTER = 1;

/** Shares of people who leave, and of visits before a break of the clerk. */
const LEAVE = 0.04;
const PAUSE = 0.0125;

export interface HallKind {
  services: {
    /** The share of arrivals. */
    share: number;
    /** The average length of a visit, and the owner's figure. */
    minutes: number;
    visit: (random: NextNumber) => number;
  }[];
  /** Services of each counter; null: all. */
  counters: (number[] | null)[];
  /** The ratio of capacity to arriving work. */
  slack: number;
  /** The share of people with priority. */
  priority?: number;
  /** The share of visits after which people go on to the next service with the same number. */
  transfers?: number;
}

interface Person {
  service: number;
  hasPriority: boolean;
  leavesAt: number;
  /** Reports the time of the first call. */
  call: ((at: number) => void) | null;
}

interface Counter {
  serves: number[] | null;
  person: Person | null;
  startedAt: number;
  /** The end of the visit or break; infinite: free, with nobody to call. */
  freeAt: number;
}

interface HallDayOptions {
  day: number;
  kind: HallKind;
  /** Finished visits of each service, newest first. The day adds its own. */
  visits: Visit[][];
  random: NextNumber;
  /** Called for each ordinary person. The result is called at the person's first call. */
  onAsk: (input: HallInput) => (calledAt: number) => void;
}

const isServedBy = ({ serves }: Counter, { service }: Person): boolean =>
  serves === null || serves.includes(service);

/** The place of a person with priority, as `priority_place` finds it. */
function placeOf(queue: readonly Person[], { service }: Person): number {
  const runs: number[][] = [[]];
  for (const [place, other] of queue.entries()) {
    if (other.service !== service) continue;
    if (other.hasPriority) runs.push([]);
    else runs.at(-1)!.push(place);
  }
  const run = runs.find(
    ({ length }, index) =>
      length >= (index === runs.length - 1 ? PRIORITY_AFTER : 2 * PRIORITY_AFTER),
  );
  return run ? run[PRIORITY_AFTER - 1]! + 1 : queue.length;
}

/**
 * Simulates a day of a hall, event by event. People of all services arrive until an hour before the
 * end and stand in one line. A counter calls the first person who waits for one of its services.
 */
export function simulateHallDay({ day, kind, visits, random, onAsk }: HallDayOptions): void {
  const { services, priority = 0, transfers = 0 } = kind;
  const opensAt = day * DAY + 8 * HOUR;
  const closesAt = opensAt + 8 * HOUR;
  const queue: Person[] = [];
  const counters = kind.counters.map((serves): Counter => ({
    serves,
    person: null,
    startedAt: 0,
    freeAt: opensAt,
  }));
  const work = services.reduce((sum, { share, minutes }) => sum + share * minutes, 0);
  const mean = (work * kind.slack * MINUTE) / counters.length;
  const gap = () => -Math.log(1 - random()) * mean;

  const drawService = (): number => {
    let left = random();
    const found = services.findIndex(({ share }) => (left -= share) < 0);
    return found < 0 ? services.length - 1 : found;
  };

  const wake = (person: Person, now: number): void => {
    const free = counters.find((one) => one.freeAt === Infinity && isServedBy(one, person));
    if (free) free.freeAt = now;
  };

  const arrive = (now: number): void => {
    const service = drawService();
    const hasPriority = random() < priority;
    const leavesAt = random() < LEAVE ? now + random() * 40 * MINUTE : Infinity;
    const ask = (): ((at: number) => void) =>
      onAsk({
        now,
        opensAt,
        closesAt,
        hall: {
          services: services.map(({ minutes }, index) => ({
            ownerMinutes: minutes,
            visits: visits[index]!.slice(),
          })),
          service,
          counters: counters.map(({ serves, person, startedAt }) => ({
            serves,
            serving: person && { service: person.service, startedAt },
          })),
          isKnown: true,
          waiting: queue.map((other) => other.service),
        },
      });
    const person: Person = { service, hasPriority, leavesAt, call: hasPriority ? null : ask() };
    queue.splice(hasPriority ? placeOf(queue, person) : queue.length, 0, person);
    wake(person, now);
  };

  const finish = (counter: Counter, person: Person): void => {
    const now = counter.freeAt;
    counter.person = null;
    if (random() < transfers) {
      // A number keeps its place in the line, and its last service alone counts as a visit.
      const next = { ...person, service: (person.service + 1) % services.length, call: null };
      queue.unshift(next);
      wake(next, now);
    } else {
      const own = visits[person.service]!;
      const servedAt = counters.filter((one) => isServedBy(one, person)).length;
      own.unshift({ startedAt: counter.startedAt, endedAt: now });
      own.length = Math.min(own.length, VISITS_KEPT * Math.max(2, servedAt));
    }
    if (random() < PAUSE) counter.freeAt += (8 + random() * 12) * MINUTE;
  };

  const callNext = (counter: Counter): void => {
    const now = counter.freeAt;
    for (let index = queue.length - 1; index >= 0; index -= 1) {
      if (queue[index]!.leavesAt <= now) queue.splice(index, 1);
    }
    const place = queue.findIndex((person) => isServedBy(counter, person));
    const [person] = place < 0 ? [] : queue.splice(place, 1);
    if (!person) {
      counter.freeAt = Infinity;
      return;
    }
    person.call?.(now);
    counter.person = person;
    counter.startedAt = now;
    counter.freeAt = now + services[person.service]!.visit(random) * MINUTE;
  };

  // Some people arrive before opening.
  let next = opensAt - 20 * MINUTE + gap();
  for (;;) {
    const counter = counters.reduce((first, one) => (one.freeAt < first.freeAt ? one : first));
    if (next < closesAt - HOUR && next <= counter.freeAt) {
      arrive(next);
      next += gap();
    } else if (counter.freeAt === Infinity) {
      return;
    } else if (counter.person) {
      finish(counter, counter.person);
    } else {
      callNext(counter);
    }
  }
}
