import type { HallInput, Visit } from '#common/line/estimate.ts';
import type { Hall, Returning } from '#common/line/hall.ts';
import { openCounters, type Waited } from '#common/line/openCounters.ts';
import type { NextNumber } from '#common/line/random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The server's limit of visits of a service per counter. */
const VISITS_MAX = 400;

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
  /** A counter that closes for the day after some hours. Nobody says so. */
  closes?: { counter: number; afterHours: number };
  /** The share of visits that are interrupted: the counter calls the person again later. */
  parks?: number;
  /** The share of people who say that they are back in 15 minutes. */
  away?: number;
}

interface Person {
  service: number;
  arrivedAt: number;
  /** The return of a person who is away, and the time by which it was announced. */
  backAt: number;
  awayUntil: number;
  hasPriority: boolean;
  leavesAt: number;
  /** Reports the time of the first call. */
  call: ((at: number) => void) | null;
}

interface Counter {
  n: number;
  serves: number[] | null;
  usedAt: number | null;
  person: Person | null;
  startedAt: number;
  /** The end of the visit or break, or the return of somebody; infinite: nobody is known. */
  freeAt: number;
  /** True if it is free and has nobody to call. */
  isIdle: boolean;
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
  const { services, priority = 0, transfers = 0, parks = 0, away = 0, closes } = kind;
  const opensAt = day * DAY + 8 * HOUR;
  const closesAt = opensAt + 8 * HOUR;
  const queue: Person[] = [];
  /** The last long wait of each service before a call. */
  const waits = new Map<number, Waited>();
  const parked: { person: Person; counter: Counter; backAt: number; until: number }[] = [];
  const counters = kind.counters.map((serves, n): Counter => ({
    n,
    serves,
    usedAt: null,
    person: null,
    startedAt: 0,
    freeAt: opensAt,
    isIdle: false,
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
    const free = counters.find((one) => one.isIdle && isServedBy(one, person));
    if (!free) return;
    free.isIdle = false;
    free.freeAt = now;
  };

  const arrive = (now: number): void => {
    const service = drawService();
    const hasPriority = random() < priority;
    const leavesAt = random() < LEAVE ? now + random() * 40 * MINUTE : Infinity;
    const person: Person = {
      service,
      arrivedAt: now,
      backAt: 0,
      awayUntil: 0,
      hasPriority,
      leavesAt,
      call: hasPriority ? null : onAsk({ now, opensAt, closesAt, hall: hallFor(service, now) }),
    };
    if (!hasPriority && random() < away) {
      person.awayUntil = now + 15 * MINUTE;
      person.backAt = now + (3 + random() * 12) * MINUTE;
      person.call = null;
    }
    queue.splice(hasPriority ? placeOf(queue, person) : queue.length, 0, person);
    wake(person, now);
  };

  /** The hall as a person sees it who comes now. */
  const hallFor = (service: number, now: number): Hall => {
    const present = queue.filter(({ backAt }) => backAt <= now);
    const { counters: open } = openCounters(
      counters.map(({ n, usedAt, person, startedAt }) => ({
        n,
        serves: kind.counters[n]!,
        usedAt,
        serving: person && { service: person.service, startedAt },
      })),
      {
        services: services.length,
        open: counters.length,
        waited: [
          ...waits.values(),
          ...present.map((one) => ({ service: one.service, from: one.arrivedAt, to: now })),
        ],
        now,
        opensAt,
      },
    );
    const returning = parked.flatMap(({ person, counter, until }): Returning[] => {
      const own = open.findIndex(({ n }) => n === counter.n);
      return own < 0 ? [] : [{ service: person.service, counter: own, until, before: 0 }];
    });
    let before = 0;
    for (const { service: own, backAt, awayUntil: until } of queue) {
      if (backAt > now) returning.push({ service: own, counter: null, until, before });
      else before += 1;
    }
    return {
      services: services.map(({ minutes }, index) => ({
        ownerMinutes: minutes,
        visits: visits[index]!.slice(),
      })),
      service,
      counters: open,
      isKnown: true,
      waiting: present.map((one) => one.service),
      returning,
    };
  };

  const finish = (counter: Counter, person: Person): void => {
    const now = counter.freeAt;
    counter.person = null;
    counter.usedAt = now;
    if (parks > 0 && random() < parks) {
      const backAt = now + (4 + random() * 11) * MINUTE;
      parked.push({ person: { ...person, call: null }, counter, backAt, until: now + 30 * MINUTE });
    } else if (random() < transfers) {
      // A number keeps its place in the line, and its last service alone counts as a visit.
      const next = { ...person, service: (person.service + 1) % services.length, call: null };
      queue.unshift(next);
      wake(next, now);
    } else {
      const own = visits[person.service]!;
      const servedAt = counters.filter((one) => isServedBy(one, person)).length;
      own.unshift({ startedAt: counter.startedAt, endedAt: now });
      own.length = Math.min(own.length, VISITS_MAX * Math.max(2, servedAt));
    }
    if (random() < PAUSE) counter.freeAt += (8 + random() * 12) * MINUTE;
  };

  const callNext = (counter: Counter): void => {
    const now = counter.freeAt;
    counter.isIdle = false;
    for (let index = queue.length - 1; index >= 0; index -= 1) {
      if (queue[index]!.leavesAt <= now) queue.splice(index, 1);
    }
    if (closes?.counter === counter.n && now >= opensAt + closes.afterHours * HOUR) {
      counter.freeAt = Infinity;
      counter.serves = [];
      return;
    }
    const again = parked.findIndex((one) => one.counter === counter && one.backAt <= now);
    const place = queue.findIndex((person) => isServedBy(counter, person) && person.backAt <= now);
    const [person] =
      again >= 0
        ? parked.splice(again, 1).map((one) => one.person)
        : place < 0
          ? []
          : queue.splice(place, 1);
    if (!person) {
      const returns = [
        ...parked.filter((one) => one.counter === counter).map(({ backAt }) => backAt),
        ...queue.filter((one) => isServedBy(counter, one)).map(({ backAt }) => backAt),
      ];
      counter.freeAt = Math.min(Infinity, ...returns);
      counter.isIdle = true;
      return;
    }
    person.call?.(now);
    const since = Math.max(person.arrivedAt, opensAt);
    if (person.call && now - since > 25 * MINUTE) {
      waits.set(person.service, { service: person.service, from: since, to: now });
    }
    counter.usedAt = now;
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
