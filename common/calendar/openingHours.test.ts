import { describe, expect, it } from 'vitest';
import { athensInstant } from './athens.ts';
import { isOpenAt, minutesOf, serviceDate } from './openingHours.ts';

const hours = [
  {
    weekday: 5,
    intervals: [
      { from: '20:00', to: '02:00' },
      { from: '08:00', to: '14:00' },
    ],
  },
  { weekday: 6, intervals: [{ from: '13:00', to: '24:00' }] },
];

describe('isOpenAt', () => {
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

describe('serviceDate', () => {
  const closed = [{ date: '2026-11-20', intervals: [] }];
  it.each([
    ['2026-11-20', '23:59', [], '2026-11-20'],
    ['2026-11-21', '00:00', [], '2026-11-20'],
    ['2026-11-21', '01:59', [], '2026-11-20'],
    ['2026-11-21', '02:00', [], '2026-11-21'],
    ['2026-11-21', '01:59', closed, '2026-11-21'],
    ['2026-11-22', '00:00', [], '2026-11-22'],
  ])('%s %s, changed: %j', (date, time, changed, expected) => {
    expect(serviceDate(hours, athensInstant(date, minutesOf(time)), changed)).toBe(expected);
  });

  it('ends with hours in the hour that clocks show twice, when the place closes', () => {
    const night = [{ weekday: 6, intervals: [{ from: '22:00', to: '03:30' }] }];
    for (const [at, date] of [
      ['2027-10-31T03:45:00+03:00', '2027-10-30'],
      ['2027-10-31T03:29:00+02:00', '2027-10-30'],
      ['2027-10-31T03:30:00+02:00', '2027-10-31'],
    ] as const) {
      expect([at, serviceDate(night, new Date(at))]).toEqual([at, date]);
      expect([at, isOpenAt(night, new Date(at))]).toEqual([at, date === '2027-10-30']);
    }
  });
});
