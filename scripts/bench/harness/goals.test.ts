import { expect, it } from 'vitest';
import { quantile } from './goals.ts';

it('computes quantiles', () => {
  expect([0, 0.5, 0.99].map((share) => quantile([5, 1, 4, 2, 3], share))).toEqual([1, 3, 5]);
});
