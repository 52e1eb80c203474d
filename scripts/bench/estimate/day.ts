import type { HallInput, Visit } from '#common/line/estimate.ts';
import type { Hall, Returning } from '#common/line/hall.ts';
import { openCounters, type Waited } from '#common/line/openCounters.ts';
import { drawNormal, type NextNumber } from '#common/line/random.ts';
import { DAY, HOUR, MINUTE, type Kind } from './kinds.ts';

/** The server's limit of visits of a service per counter, and at least two counters. */
const VISITS_MAX = 400;

/** Ordinary people called before each one with priority. */
const PRIORITY_AFTER = 1;

/** For one counter in about eight hours. */
export const VISITS_A_DAY = 80;

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
  serves: readonly number[] | null;
  usedAt: number | null;
  person: Person | null;
  startedAt: number;
  /** The end of the visit or break, or the return of somebody; infinite: nobody is known. */
  freeAt: number;
  /** True if it is free and has nobody to call. */
  isIdle: boolean;
}

interface DayOptions {
  day: number;
  kind: Kind;
  /** Finished visits of each service, newest first. The simulation adds those of the day. */
  visits: Visit[][];
  random: NextNumber;
  /**
   * Called for each ordinary person. The result is called at the person's first call.
   * @param elapsed for each counter, how long its visit has lasted, in ms; null without a visit
   */
  onAsk: (input: HallInput, elapsed: (number | null)[]) => (calledAt: number) => void;
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
 * Simulates a day of a place, event by event. People of all services arrive until an hour before the
 * end and stand in one line. A counter calls the first person who waits for one of its services,
 * takes breaks, and continues until nobody waits.
 */
export function simulateDay({ day, kind, visits, random, onAsk }: DayOptions): void {
  const { services, trouble, priority = 0, transfers = 0, parks = 0, away = 0, closes } = kind;
  const { rush = 1, outOfOrder = 0, daySpread = 0, open = () => kind.counters.length } = kind;
  const opensAt = day * DAY + 8 * HOUR;
  const closesAt = opensAt + 8 * HOUR;
  const pace = Math.exp(daySpread * drawNormal(random));
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
  const hourOf = (now: number) => Math.max(0, (now - opensAt) / HOUR);
  const openAt = (now: number) => open(hourOf(now), counters.length);
  const work = services.reduce((sum, { share, minutes }) => sum + share * minutes, 0);
  const mean = (work * kind.slack * MINUTE) / counters.length;
  const gap = (now: number) =>
    (-Math.log(1 - random()) * mean) / (now < opensAt + HOUR / 2 ? rush : 1);

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
    const goesFirst = random() < trouble.first;
    const hasPriority = random() < priority;
    const person: Person = {
      service,
      arrivedAt: now,
      backAt: 0,
      awayUntil: 0,
      hasPriority,
      leavesAt: random() < trouble.leave ? now + random() * 40 * MINUTE : Infinity,
      call: null,
    };
    // A predicted window does not apply to people whose place in the line changes.
    if (!goesFirst && !hasPriority) {
      const elapsed = counters.map((one) => one.person && now - one.startedAt);
      person.call = onAsk({ now, opensAt, closesAt, hall: hallFor(service, now) }, elapsed);
      if (random() < away) {
        person.awayUntil = now + 15 * MINUTE;
        person.backAt = now + (3 + random() * 12) * MINUTE;
        person.call = null;
      }
    }
    const last = hasPriority ? placeOf(queue, person) : queue.length;
    queue.splice(goesFirst ? 0 : last, 0, person);
    wake(person, now);
  };

  /** The hall as a person sees it who comes now. */
  const hallFor = (service: number, now: number): Hall => {
    const present = queue.filter(({ backAt }) => backAt <= now);
    const { counters: seen } = openCounters(
      counters.map(({ n, usedAt, person, startedAt }) => ({
        n,
        serves: kind.counters[n]!,
        usedAt,
        serving: person && { service: person.service, startedAt },
      })),
      {
        services: services.length,
        open: openAt(now),
        waited: [
          ...waits.values(),
          ...present.map((one) => ({ service: one.service, from: one.arrivedAt, to: now })),
        ],
        now,
        opensAt,
      },
    );
    const returning = parked.flatMap(({ person, counter, until }): Returning[] => {
      const own = seen.findIndex(({ n }) => n === counter.n);
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
      counters: seen,
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
    if (random() < trouble.pauses / (counters.length * VISITS_A_DAY))
      counter.freeAt += (8 + random() * 12) * MINUTE;
  };

  /** Removes the next person of a counter from those set aside by it, or from the line. */
  const nextFor = (counter: Counter, now: number): Person | undefined => {
    const again = parked.findIndex((one) => one.counter === counter && one.backAt <= now);
    if (again >= 0) return parked.splice(again, 1)[0]!.person;
    const present = queue.filter((one) => isServedBy(counter, one) && one.backAt <= now);
    const further = random() < outOfOrder ? Math.floor(random() * 4) : 0;
    const person = present[Math.min(further, present.length - 1)];
    if (person) queue.splice(queue.indexOf(person), 1);
    return person;
  };

  const callNext = (counter: Counter): void => {
    const now = counter.freeAt;
    counter.isIdle = false;
    for (let index = queue.length - 1; index >= 0; index -= 1) {
      if (queue[index]!.leavesAt <= now) queue.splice(index, 1);
    }
    const isOver = closes?.counter === counter.n && hourOf(now) >= closes.afterHours;
    if (isOver || counter.n >= openAt(now)) {
      counter.freeAt = now > closesAt ? Infinity : now + 5 * MINUTE;
      return;
    }
    const person = nextFor(counter, now);
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
    const moment = { hour: hourOf(now), counter: counter.n, pace };
    counter.freeAt = now + services[person.service]!.visit(random, moment) * MINUTE;
  };

  // Some people arrive before opening.
  let next = opensAt - 20 * MINUTE + gap(opensAt);
  for (;;) {
    const counter = counters.reduce((first, one) => (one.freeAt < first.freeAt ? one : first));
    if (next < closesAt - HOUR && next <= counter.freeAt) {
      arrive(next);
      next += gap(next);
    } else if (counter.freeAt === Infinity) {
      return;
    } else if (counter.person) {
      finish(counter, counter.person);
    } else {
      callNext(counter);
    }
  }
}
