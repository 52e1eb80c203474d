import { expect, it } from 'vitest';
import { LOCKS } from './advisoryLocks.ts';

it('no two advisory locks have the same number', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
