import { describe, expect, it } from 'vitest';
import {
  addDays,
  addYears,
  athensInstant,
  athensTime,
  isCalendarDate,
  toAthensIso,
  weekdayOf,
} from './clock.ts';
import { isOpenAt } from './openingHours.ts';

describe('days in Athens', () => {
  it.each([
    ['2026-11-19T21:59:59Z', '2026-11-19', 1439],
    ['2026-11-19T22:00:00Z', '2026-11-20', 0],
    ['2026-07-01T20:59:59Z', '2026-07-01', 1439],
    ['2026-07-01T21:00:00Z', '2026-07-02', 0],
    ['2026-12-31T22:00:00Z', '2027-01-01', 0],
    ['2026-03-29T01:00:00Z', '2026-03-29', 240],
    ['2026-10-25T01:30:00Z', '2026-10-25', 210],
  ])('%s is %s at minute %i', (instant, date, minutes) => {
    expect(athensTime(new Date(instant))).toMatchObject({ date, minutes });
  });

  it('writes instants with the offset of the season', () => {
    expect(toAthensIso(new Date('2026-11-20T10:00:00.120Z'))).toBe('2026-11-20T12:00:00.120+02:00');
    expect(toAthensIso(new Date('2026-07-01T21:30:00Z'))).toBe('2026-07-02T00:30:00.000+03:00');
  });

  it('finds the instant of a wall clock', () => {
    expect(athensInstant('2026-11-20', 720).toISOString()).toBe('2026-11-20T10:00:00.000Z');
    expect(athensInstant('2026-07-02', 0).toISOString()).toBe('2026-07-01T21:00:00.000Z');
  });

  it('counts over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addYears('2008-02-29', 18)).toBe('2026-03-01');
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['0000-01-01', false],
  ])('%s is a date: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });
});

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
