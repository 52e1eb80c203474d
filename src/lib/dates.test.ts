import { describe, expect, it } from 'vitest';
import {
  addDays,
  formatAgo,
  formatDate,
  formatInstant,
  isCalendarDate,
  todayInAthens,
  weekdayOf,
  yearsBetween,
} from './dates.ts';

describe('dates', () => {
  it('knows the day in Athens on both sides of midnight and of a clock change', () => {
    expect(todayInAthens(new Date('2026-03-14T21:59:00Z'))).toBe('2026-03-14');
    expect(todayInAthens(new Date('2026-03-14T22:00:00Z'))).toBe('2026-03-15');
    expect(todayInAthens(new Date('2026-07-14T21:00:00Z'))).toBe('2026-07-15');
  });

  it('moves by days over months, years and clock changes', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('tells dates from nonsense', () => {
    for (const good of ['2026-02-28', '2028-02-29']) expect(isCalendarDate(good)).toBe(true);
    for (const bad of [
      '2026-02-29',
      '2026-13-01',
      '26-1-1',
      '',
      null,
      20260101,
      '2026-01-01T00:00',
    ])
      expect(isCalendarDate(bad)).toBe(false);
  });

  it('starts the week on Monday', () => {
    expect(weekdayOf('2026-03-16')).toBe(1);
    expect(weekdayOf('2026-03-22')).toBe(7);
  });

  it('counts a year on the birthday, not before', () => {
    expect(yearsBetween('2008-03-16', '2026-03-15')).toBe(17);
    expect(yearsBetween('2008-03-16', '2026-03-16')).toBe(18);
    expect(yearsBetween('2008-02-29', '2026-02-28')).toBe(17);
    expect(yearsBetween('2008-02-29', '2026-03-01')).toBe(18);
  });

  it('speaks both languages', () => {
    expect(formatDate('2026-03-16', 'el')).toBe('Δευτέρα 16 Μαρτίου');
    expect(formatDate('2026-03-16', 'en')).toBe('Monday 16 March');
    expect(formatInstant('2026-03-16T07:30:00Z', 'en')).toContain('09:30');
    expect(formatInstant('2026-03-16T17:30:00Z', 'el')).toMatch(/16 Μαρ 2026.*19:30$/);
    expect(formatDate('not a date', 'el')).toBe('');
    expect(formatAgo('2023-03-10T00:00:00Z', 'en', new Date('2026-03-16T00:00:00Z'))).toBe(
      '3 years ago',
    );
    expect(formatAgo('2026-03-15T00:00:00Z', 'el', new Date('2026-03-16T00:00:00Z'))).toBe('χθες');
  });
});
