import { expect, it } from 'vitest';
import { seededRandom } from '#common/random.ts';
import { quantile } from './harness/goals.ts';
import { mannWhitney } from './signIn.ts';

it('detects a real difference, and has the stated error rate without one', () => {
  const random = seededRandom('statistics');
  const sample = (shift: number) => Array.from({ length: 200 }, () => random() ** 3 * 20 + shift);
  expect(mannWhitney(sample(0), sample(3))).toBeLessThan(0.001);
  const alarms = Array.from({ length: 1000 }, () => mannWhitney(sample(0), sample(0))).filter(
    (p) => p < 0.05,
  );
  expect(alarms.length).toBeGreaterThan(25);
  expect(alarms.length).toBeLessThan(80);
});

it('computes quantiles', () => {
  expect([0, 0.5, 0.99].map((share) => quantile([5, 1, 4, 2, 3], share))).toEqual([1, 3, 5]);
});
