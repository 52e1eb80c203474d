import { expect, it } from 'vitest';
import { holidayOn, isGreekHoliday } from './holidays.ts';
import { localHolidayOn } from './localHolidays.ts';

it.each(
  `2016-05-01 2021-05-02 2022-04-24 2023-04-16 2024-05-05 2025-04-20 2026-04-12 2027-05-02
   2028-04-16 2029-04-08 2030-04-28 2038-04-25`.split(/\s+/),
)('returns Easter %s', (date) => {
  expect(holidayOn(date)).toBe('easter');
});

it('contains the holidays of a year and no other day', () => {
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const holidays = days.filter(isGreekHoliday).map((date) => date.slice(5));
  expect(holidays.join(' ')).toBe(
    '01-01 01-06 02-23 03-25 04-10 04-12 04-13 05-01 06-01 08-15 10-28 12-25 12-26',
  );
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
