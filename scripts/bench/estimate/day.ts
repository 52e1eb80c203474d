import type { Visit, WaitInput } from '#common/line/estimate.ts';
import type { Random } from '#common/line/random.ts';
import type { Service, Trouble } from './places.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a place knows about its past, limited to what the server stores. */
const VISITS_KEPT = 400;

/** Minutes between two arrivals at one counter: slightly less work than it can handle. */
const GAP = 5.4 * MINUTE;

interface Waiting {
  leavesAt: number;
  goesFirst: boolean;
  /** Reports when the call came. */
  call: (at: number) => void;
}

interface Counter {
  startedAt: number;
  freeAt: number;
  serving: boolean;
}

export interface DayOptions {
  /** Which day it is, from 0. */
  day: number;
  counters: number;
  service: Service;
  trouble: Trouble;
  /** Finished visits, newest first; the day adds its own. */
  visits: Visit[];
  random: Random;
  /** Somebody takes a number and asks for an estimate, which is checked when the call comes. */
  onAsk: (input: WaitInput) => (calledAt: number) => void;
}

/**
 * Simulates a day of a place, event by event: people arrive until an hour before the end, counters
 * call the first who waits, take breaks, and go on until nobody waits.
 */
export function simulateDay(options: DayOptions): void {
  const { day, service, trouble, visits, random, onAsk } = options;
  const opensAt = day * DAY + 8 * HOUR;
  const closesAt = opensAt + 8 * HOUR;
  const lastArrival = closesAt - HOUR;
  const queue: Waiting[] = [];
  const counters: Counter[] = Array.from({ length: options.counters }, () => ({
    startedAt: 0,
    freeAt: opensAt,
    serving: false,
  }));
  const gap = () => (-Math.log(1 - random()) * GAP) / options.counters;
  // In eight hours a counter ends some 80 visits.
  const pausesAfter = trouble.pauses / (options.counters * 80);

  const arrive = (now: number): void => {
    const serving = counters.filter(({ serving: busy, freeAt }) => busy && freeAt > now).length;
    const call = onAsk({
      now,
      ahead: queue.length + serving,
      counters: options.counters,
      ownerMinutes: 5,
      opensAt,
      closesAt,
      visits: visits.slice(),
    });
    const leavesAt = random() < trouble.leave ? now + random() * 40 * MINUTE : Infinity;
    const person = { leavesAt, goesFirst: random() < trouble.first, call };
    if (person.goesFirst) queue.unshift(person);
    else queue.push(person);
  };

  const finish = (counter: Counter): void => {
    visits.unshift({ startedAt: counter.startedAt, endedAt: counter.freeAt });
    visits.length = Math.min(visits.length, VISITS_KEPT);
    counter.serving = false;
    if (random() < pausesAfter) counter.freeAt += (8 + random() * 12) * MINUTE;
  };

  const callNext = (counter: Counter, now: number): boolean => {
    while ((queue[0]?.leavesAt ?? Infinity) <= now) queue.shift();
    const person = queue.shift();
    if (!person) return false;
    // The window told to someone who is let in first no longer applies.
    if (!person.goesFirst) person.call(now);
    counter.startedAt = now;
    counter.serving = true;
    counter.freeAt = now + service(random, (now - opensAt) / HOUR);
    return true;
  };

  // Some arrive before the doors open.
  let next = opensAt - 20 * MINUTE + gap();
  for (;;) {
    const counter = counters.reduce((first, one) => (one.freeAt < first.freeAt ? one : first));
    if (next < lastArrival && next <= counter.freeAt) {
      arrive(next);
      next += gap();
    } else if (counter.serving) {
      finish(counter);
    } else if (!callNext(counter, counter.freeAt)) {
      if (next >= lastArrival) return;
      counter.freeAt = Math.max(counter.freeAt, next) + 1;
    }
  }
}
