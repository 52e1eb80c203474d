import { addDays, daysBetween } from './days.ts';

/** Month and day of the Greek public holidays with a fixed date. */
const FIXED = ['01-01', '01-06', '03-25', '05-01', '08-15', '10-28', '12-25', '12-26'];

/** Days from Orthodox Easter: Clean Monday, Good Friday, Easter, Easter Monday, Whit Monday. */
const FROM_EASTER = [-48, -2, 0, 1, 50];

/** Days from the Julian to the Gregorian calendar, from 1900 to 2099. */
const JULIAN_BEHIND = 13;

/** The date of Orthodox Easter, for the years 1900 to 2099 (Meeus' Julian algorithm). */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + weekday + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  const julian = `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
  return addDays(julian, JULIAN_BEHIND);
}

export function isGreekHoliday(date: string): boolean {
  if (FIXED.includes(date.slice(5))) return true;
  const easter = orthodoxEaster(Number(date.slice(0, 4)));
  return FROM_EASTER.includes(daysBetween(easter, date));
}
