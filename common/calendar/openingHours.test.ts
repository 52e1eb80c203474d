import { describe, expect, it } from 'vitest';
import { athensInstant } from './athens.ts';
import { isOpenAt } from './openingHours.ts';

describe('isOpenAt', () => {
  const hours = [
    {
      weekday: 5,
      intervals: [
        { from: '08:00', to: '14:00' },
        { from: '20:00', to: '02:00' },
      ],
    },
    { weekday: 6, intervals: [{ from: '13:00', to: '24:00' }] },
  ];
  it.each([
    ['2026-11-20', 479, false],
    ['2026-11-20', 480, true],
    ['2026-11-20', 840, false],
    ['2026-11-20', 1439, true],
    ['2026-11-21', 119, true],
    ['2026-11-21', 120, false],
    ['2026-11-21', 1439, true],
    ['2026-11-22', 0, false],
  ])('%s minute %i: %s', (date, minutes, expected) => {
    expect(isOpenAt(hours, athensInstant(date, minutes))).toBe(expected);
  });
});
