import { describe, expect, it } from 'vitest';
import { estimateHall } from './estimate.ts';
import { isCounterFree, type Hall, type HallCounter } from './hall.ts';

const MINUTE = 60_000;
const OPEN = Date.UTC(2026, 4, 11, 5);
const now = OPEN + 2 * 60 * MINUTE;
const [A, B, C] = [0, 1, 2];

/** A service whose last visits all took this long. */
const service = (minutes: number) => ({
  ownerMinutes: 10,
  visits: Array.from({ length: 40 }, (_, index) => {
    const endedAt = now - index * 10 * MINUTE;
    return { startedAt: endedAt - minutes * MINUTE, endedAt, isForgotten: false };
  }),
});
/** A counter for some services, free or with a visit that has just begun. */
const counter = (serves: number[] | null, serving: number | null = null): HallCounter => ({
  serves,
  serving: serving === null ? null : { service: serving, startedAt: now },
});
const hall = (change: Partial<Hall> = {}): Hall => ({
  services: [service(5), service(5), service(20)],
  service: A,
  counters: [counter([A], A), counter([B], B)],
  isKnown: true,
  waiting: [],
  ...change,
});
const day = { now, opensAt: OPEN, closesAt: OPEN + 12 * 60 * MINUTE };
const minutes = (change: Partial<Hall>) => {
  const window = estimateHall({ ...day, hall: hall(change) });
  return window && [(window.from - now) / MINUTE, (window.to - now) / MINUTE];
};
const middle = (change: Partial<Hall>): number => {
  const [from, to] = minutes(change)!;
  return (from! + to!) / 2;
};
const people = (count: number, of: number) => Array.from({ length: count }, () => of);

describe('a window in a hall', () => {
  it('takes the length of a visit from the service of each person', () => {
    const shared = [counter(null, A)];
    const short = middle({ counters: shared, waiting: people(3, B) });
    const long = middle({ counters: shared, waiting: people(3, C) });
    expect(long - short).toBeGreaterThan(0.7 * 3 * 15);
    const other = middle({ counters: [counter(null, C)], waiting: [] });
    expect(other).toBeGreaterThan(middle({ counters: shared, waiting: [] }));
  });

  it('considers that a shared counter first serves those who came before', () => {
    const counters = [counter([A], A), counter([A, B], B)];
    const first = middle({ counters, waiting: [...people(8, B), ...people(4, A)] });
    const helped = middle({ counters, waiting: people(4, A) });
    const alone = middle({ counters: [counter([A], A)], waiting: people(4, A) });
    expect(first).toBeGreaterThan(1.3 * helped);
    expect(first).toBeLessThanOrEqual(alone + 2);
    // The same people in another order.
    const last = middle({ counters, waiting: [...people(4, A), ...people(8, B)] });
    expect(last).toBeLessThan(0.8 * first);
  });

  it('is the same whatever happens at counters without effect on it', () => {
    const change = { service: B, waiting: people(6, B) };
    const elsewhere = {
      services: [service(9), service(5), service(20)],
      waiting: [...people(30, A), ...people(6, B)],
    };
    expect(minutes({ ...change, ...elsewhere })).toEqual(minutes(change));
  });

  it('considers a visit of a service that its counter no longer serves', () => {
    const counters = [counter([A], C)];
    expect(middle({ counters })).toBeGreaterThan(15);
  });

  it('counts people who are away less the longer they stay away', () => {
    const counters = [counter([A], A)];
    const present = middle({ counters, waiting: people(2, A) });
    const away = (minutes: number) =>
      middle({
        counters,
        waiting: people(1, A),
        returning: [{ service: A, counter: null, until: now + minutes * MINUTE, before: 0 }],
      });
    expect(away(1)).toBeGreaterThan(present - 2);
    expect(away(600)).toBeLessThan(present - 3);
    expect(minutes({ counters: [counter([A])], returning: [] })).toEqual([0, 0]);
  });

  it('counts people set aside by a counter that serves the service', () => {
    const two = [counter([A], A), counter([B], B)];
    const aside = (at: number) =>
      middle({
        counters: two,
        waiting: people(4, A),
        returning: [{ service: B, counter: at, until: now + MINUTE, before: 0 }],
      });
    const none = middle({ counters: two, waiting: people(4, A) });
    expect(aside(0)).toBeGreaterThan(none + 3);
    expect(aside(1)).toBe(none);
  });

  it('is missing if no open counter serves the service', () => {
    expect(minutes({ service: C })).toBeNull();
  });

  it('is based on the visits of the service alone', () => {
    const services = [service(5), { ownerMinutes: 30, visits: [] }, service(5)];
    const counters = [counter(null, A)];
    const basis = (own: number) =>
      estimateHall({ ...day, hall: hall({ services, service: own, counters }) })!.basis;
    expect(basis(A)).toEqual({ kind: 'visits', count: 40 });
    expect(basis(B)).toEqual({ kind: 'owner', count: 0 });
  });
});

it('finds a free counter only if nobody else waits for it', () => {
  const counters = [counter([A], A), counter([A, B])];
  expect(isCounterFree(hall({ counters }))).toBe(true);
  expect(isCounterFree(hall({ counters, waiting: [C] }))).toBe(true);
  expect(isCounterFree(hall({ counters, waiting: [B] }))).toBe(false);
  expect(isCounterFree(hall({ counters, service: C }))).toBe(false);
});
