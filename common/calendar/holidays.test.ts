import { expect, it } from 'vitest';
import { holidayOn, isGreekHoliday } from './holidays.ts';
import { localHolidayOn } from './localHolidays.ts';

it.each([
  '2016-05-01', '2021-05-02', '2022-04-24', '2023-04-16', '2024-05-05', '2025-04-20', '2026-04-12',
  '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28', '2038-04-25',
])('returns Easter %s', (date) => {
  expect(holidayOn(date)).toBe('easter');
}); // prettier-ignore

it('contains the holidays of a year and no other day', () => {
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  expect(days.filter(isGreekHoliday)).toEqual([
    '2026-01-01', '2026-01-06', '2026-02-23', '2026-03-25', '2026-04-10', '2026-04-12', '2026-04-13',
    '2026-05-01', '2026-06-01', '2026-08-15', '2026-10-28', '2026-12-25', '2026-12-26',
  ]); // prettier-ignore
});

it.each([
  ['2027-04-30', 'good_friday'],
  ['2027-03-15', 'clean_monday'],
  ['2027-06-21', 'whit_monday'],
  ['2027-08-15', 'dormition'],
  // Easter and a fixed holiday on one day.
  ['2016-05-01', 'easter'],
  ['2027-08-16', null],
])('names the holiday of %s', (date, name) => {
  expect(holidayOn(date)).toBe(name);
});

it('knows the local holiday of a city by both of its names', () => {
  expect(localHolidayOn('Θεσσαλονίκη', '2026-10-26')).toBe('saint_demetrius');
  expect(localHolidayOn('Thessaloniki', '2026-10-26')).toBe('saint_demetrius');
  expect(localHolidayOn('Πάτρα', '2026-10-26')).toBeNull();
  expect(localHolidayOn(null, '2026-10-26')).toBeNull();
});
