import { expect, it } from 'vitest';
import { heldByDay, heldText, heldVerdict } from './heldByDay.ts';

const heldOf = (...days: (readonly [held: number, of: number])[]) => {
  const windows = heldByDay();
  for (const [day, [held, of]] of days.entries())
    for (let n = 0; n < of; n += 1) windows.add(day, n < held);
  return windows.result();
};

it('judges a share by the days behind it, because windows of a day miss together', () => {
  const one = heldOf([60, 62]);
  expect([heldText(one), heldVerdict(one)]).toEqual(['97 % (0–100)', 'too few days']);
  const uneven = heldOf([60, 60], [55, 60], [60, 60], [40, 60]);
  expect([heldText(uneven), heldVerdict(uneven)]).toEqual(['90 % (65–100)', 'too few days']);
  const even = heldOf(...Array.from({ length: 10 }, () => [56, 60] as const));
  expect([heldText(even), heldVerdict(even)]).toEqual(['93 % (91–96)', 'held']);
  expect(heldVerdict(heldOf([48, 60], [49, 60]))).toBe('pass');
});
