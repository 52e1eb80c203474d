import { expect, it } from 'vitest';
import { oneMoreCounter } from './proposal.ts';

const MINUTE = 60_000;
const at = Date.UTC(2026, 10, 23, 8);
const visits = Array.from({ length: 200 }, (_, n) => {
  const endedAt = at - 7 * 86_400_000 - (n + 1) * 3_600_000;
  return { startedAt: endedAt - (6 + (n % 9)) * MINUTE, endedAt, isForgotten: false };
});
const slot = { at, opensAt: at - 2 * 3_600_000, waiting: 6, counters: 2, ownerMinutes: 10, visits };

it('expects about a third less wait from a third counter', () => {
  const { now, after } = oneMoreCounter(slot);
  // Ten minutes a visit, two counters: the seventh person waits for about 35 minutes.
  expect(now).toBeGreaterThan(27);
  expect(now).toBeLessThan(43);
  expect(after / now).toBeGreaterThan(0.5);
  expect(after / now).toBeLessThan(0.8);
});

it('gives the same result for the same input', () => {
  expect(oneMoreCounter(slot)).toEqual(oneMoreCounter(slot));
});
