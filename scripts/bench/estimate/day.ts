import type { Visit, WaitInput } from '#common/line/estimate.ts';
import { drawNormal, type NextNumber } from '#common/line/random.ts';
import type { Kind } from './kinds.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The server's limit of visits per counter, and at least two counters. */
const VISITS_MAX = 400;

/** For one counter in about eight hours. */
const VISITS_A_DAY = 80;

interface Waiting {
  leavesAt: number;
  goesFirst: boolean;
  /** Reports the time of the call. */
  call: (at: number) => void;
}

interface Counter {
  startedAt: number;
  freeAt: number;
  serving: boolean;
}

/** The true state of the place at the instant of a request. */
export interface Truth {
  hour: number;
  /** Per visit under way, in milliseconds. */
  elapsed: number[];
}

export interface DayOptions {
  day: number;
  counters: number;
  kind: Kind;
  /** Finished visits, newest first. The day adds its own. */
  visits: Visit[];
  random: NextNumber;
  /** Called for each request of an estimate. The result is called at the person's call. */
  onAsk: (input: WaitInput, truth: Truth) => (calledAt: number) => void;
}

/**
 * Simulates a day of a place, event by event. People arrive until an hour before the end. Counters
 * call the first in line, take breaks, and continue until nobody waits.
 */
export function simulateDay({ day, kind, visits, random, onAsk, ...options }: DayOptions): void {
  const { trouble, rush = 1, open = () => options.counters } = kind;
  const opensAt = day * DAY + 8 * HOUR;
  const closesAt = opensAt + 8 * HOUR;
  const lastArrival = closesAt - HOUR;
  const pace = Math.exp((kind.daySpread ?? 0) * drawNormal(random));
  const queue: Waiting[] = [];
  const counters: Counter[] = Array.from({ length: options.counters }, () => ({
    startedAt: 0,
    freeAt: opensAt,
    serving: false,
  }));
  const hourOf = (now: number) => Math.max(0, (now - opensAt) / HOUR);
  const openAt = (now: number) => open(hourOf(now), options.counters);
  const gap = (now: number) => {
    const mean = (5 * MINUTE * (kind.slack ?? 1.08)) / options.counters;
    return (-Math.log(1 - random()) * mean) / (now < opensAt + HOUR / 2 ? rush : 1);
  };
  const pausesAfter = trouble.pauses / (options.counters * VISITS_A_DAY);

  const arrive = (now: number): void => {
    const busy = counters.filter(({ serving, freeAt }) => serving && freeAt > now);
    const input = {
      now,
      ahead: queue.length + busy.length,
      counters: openAt(now),
      ownerMinutes: 5,
      opensAt,
      closesAt,
      visits: visits.slice(),
      underWay: busy.map(({ startedAt }) => startedAt).sort((one, other) => other - one),
    };
    const elapsed = busy.map(({ startedAt }) => now - startedAt);
    const call = onAsk(input, { hour: hourOf(now), elapsed });
    const leavesAt = random() < trouble.leave ? now + random() * 40 * MINUTE : Infinity;
    const person = { leavesAt, goesFirst: random() < trouble.first, call };
    if (person.goesFirst) queue.unshift(person);
    else queue.push(person);
  };

  const finish = (counter: Counter): void => {
    visits.unshift({ startedAt: counter.startedAt, endedAt: counter.freeAt });
    visits.length = Math.min(visits.length, VISITS_MAX * Math.max(2, options.counters));
    counter.serving = false;
    if (random() < pausesAfter) counter.freeAt += (8 + random() * 12) * MINUTE;
  };

  const callNext = (counter: Counter, now: number): boolean => {
    for (let index = queue.length - 1; index >= 0; index -= 1) {
      if (queue[index]!.leavesAt <= now) queue.splice(index, 1);
    }
    const further = random() < (kind.outOfOrder ?? 0) ? Math.floor(random() * 4) : 0;
    const [person] = queue.splice(Math.min(further, queue.length - 1), 1);
    if (!person) return false;
    // The predicted window of a person who is let in first no longer applies.
    if (!person.goesFirst) person.call(now);
    counter.startedAt = now;
    counter.serving = true;
    const moment = { hour: hourOf(now), counter: counters.indexOf(counter), pace };
    counter.freeAt = now + kind.visit(random, moment) * MINUTE;
    return true;
  };

  // Some people arrive before opening.
  let next = opensAt - 20 * MINUTE + gap(opensAt);
  for (;;) {
    const counter = counters.reduce((first, one) => (one.freeAt < first.freeAt ? one : first));
    if (next < lastArrival && next <= counter.freeAt) {
      arrive(next);
      next += gap(next);
    } else if (counter.serving) {
      finish(counter);
    } else if (counters.indexOf(counter) >= openAt(counter.freeAt)) {
      if (counter.freeAt > closesAt) counter.freeAt = Infinity;
      else counter.freeAt += 5 * MINUTE;
    } else if (!callNext(counter, counter.freeAt)) {
      if (next >= lastArrival) return;
      counter.freeAt = Math.max(counter.freeAt, next) + 1;
    }
  }
}
