import { addDays, daysBetween } from './days.ts';

/** Greek public holidays with a fixed date, by month and day. */
const FIXED = {
  '01-01': 'new_year',
  '01-06': 'epiphany',
  '03-25': 'independence',
  '05-01': 'labour_day',
  '08-15': 'dormition',
  '10-28': 'ohi_day',
  '12-25': 'christmas',
  '12-26': 'synaxis',
} as const;

/** Greek public holidays that move, by days from Orthodox Easter. */
const FROM_EASTER = {
  '-48': 'clean_monday',
  '-2': 'good_friday',
  '0': 'easter',
  '1': 'easter_monday',
  '50': 'whit_monday',
} as const;

export type HolidayName =
  (typeof FIXED)[keyof typeof FIXED] | (typeof FROM_EASTER)[keyof typeof FROM_EASTER];

/** Days from the Julian to the Gregorian calendar, from 1900 to 2099. */
const JULIAN_BEHIND = 13;

/** The date of Orthodox Easter, for the years 1900 to 2099 (Meeus' Julian algorithm). */
function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + weekday + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  const julian = `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
  return addDays(julian, JULIAN_BEHIND);
}

/** The Greek public holiday on a date, or null. A movable holiday takes precedence over a fixed one. */
export function holidayOn(date: string): HolidayName | null {
  const easter = orthodoxEaster(Number(date.slice(0, 4)));
  const moving = String(daysBetween(easter, date)) as keyof typeof FROM_EASTER;
  return FROM_EASTER[moving] ?? FIXED[date.slice(5) as keyof typeof FIXED] ?? null;
}

export const isGreekHoliday = (date: string): boolean => holidayOn(date) !== null;
