import { describe, expect, it } from 'vitest';
import { addDays, addYears, daysBetween, isCalendarDate, weekdayOf, yearsBetween } from './days.ts';

describe('calendar dates', () => {
  it('counts across months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
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
    ['2026-01-01T00:00', false],
    [null, false],
    [20260101, false],
  ])('%s is a date: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });

  it('counts a year on the birthday, not before', () => {
    expect(yearsBetween('2008-03-16', '2026-03-15')).toBe(17);
    expect(yearsBetween('2008-03-16', '2026-03-16')).toBe(18);
    expect(yearsBetween('2008-02-29', '2026-02-28')).toBe(17);
    expect(yearsBetween('2008-02-29', '2026-03-01')).toBe(18);
  });

  it('counts the days between two dates across a clock change', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  });
});
