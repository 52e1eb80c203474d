import { expect, it } from 'vitest';
import { growthOf } from './growth.ts';

const sizes = [1_000, 100_000].map((organisations) => ({ organisations, tickets: 1 }));

it('says where a query ends that grows with what there is', () => {
  const { factor, ends } = growthOf([0.1, 10], sizes, 100);
  expect(factor).toBeCloseTo(10);
  expect(ends).toBeCloseTo(1_000_000);
});

it('says that a query which does not grow never ends', () => {
  expect(growthOf([2, 1.9], sizes, 100)).toEqual({ factor: 1, ends: Infinity });
});
