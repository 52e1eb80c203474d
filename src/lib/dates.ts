import { athensTime, clockTime } from '#common/calendar/athens.ts';
import { isCalendarDate, weekdayOf } from '#common/calendar/days.ts';
import { dayWords, type DayParts } from '#common/calendar/dayWords.ts';
import { dateFormat, localeOf } from '#common/formats.ts';
import { serverNow } from './clock/serverClock.ts';

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
export const LONG_DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A calendar date as text: «Δευτέρα 16 Μαρτίου» / "Monday 16 March". Empty for an invalid date. */
export const formatDate = (date: string, language: string, parts: DayParts = LONG_DAY): string =>
  isCalendarDate(date) ? dayWords(language, date, parts) : '';

/** A calendar date in the words of a browser: «Μάρτιος 2026», «16/3». Empty for an invalid date. */
export const formatDateAs = (
  date: string,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string =>
  isCalendarDate(date)
    ? dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
    : '';

/** A range of dates as text: «10–20 Αυγ» / "10–20 Aug". One date alone if both are equal. */
export const formatRange = (
  from: string,
  to: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' },
): string => {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return '';
  const [start, end] = [from, to].map((date) => new Date(`${date}T00:00:00Z`)) as [Date, Date];
  const formatted = dateFormat(language, { ...options, timeZone: 'UTC' }).formatRange(start, end);
  // Some locales put spaces around the dash even between bare days.
  return formatted.replace(/^(\d+)\s–\s(\d+)/, '$1–$2');
};

/** The name of a weekday, 1 is Monday: «Δευτέρα» / "Monday". */
export const weekdayName = (
  weekday: number | string,
  language: string,
  style: 'long' | 'short' = 'long',
): string =>
  // 1 January 2024 is a Monday.
  formatDate(`2024-01-0${weekday}`, language, { weekday: style });

/** The Greek article before a date depends on its weekday. */
export const articleOf = (date: string): 'monday' | 'saturday' | undefined =>
  (({ 1: 'monday', 6: 'saturday' }) as const)[weekdayOf(date) as 1 | 6];

type Instant = string | number | Date;

/** Empty for an invalid instant. */
const inAthens = (instant: Instant, words: (date: Date) => string): string => {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : words(date);
};

/** The time of day: «09:30». Empty for an invalid instant. */
export const formatTime = (instant: Instant): string => inAthens(instant, clockTime);

/** The date in Athens, `YYYY-MM-DD`. Empty for an invalid instant. */
export const dateOf = (instant: Instant): string => inAthens(instant, (at) => athensTime(at).date);

/** The date of an instant in Athens: «16 Μαρ 2026». Empty for an invalid one. */
export const formatDay = (instant: Instant, language: string, parts: DayParts = DATE): string =>
  formatDate(dateOf(instant), language, parts);

/** The date and time of an instant in Athens: «16 Μαρ 2026, 09:30». Empty for an invalid one. */
export const formatInstant = (instant: Instant, language: string, parts: DayParts = DATE): string =>
  [formatDay(instant, language, parts), formatTime(instant)].filter(Boolean).join(', ');

/** The age of an instant: «πριν από 3 έτη» / "3 years ago". */
export const formatAgo = (
  instant: string,
  language: string,
  now: Date = new Date(serverNow()),
): string => {
  const then = new Date(instant);
  if (Number.isNaN(then.getTime())) return '';
  const days = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 86_400_000));
  const locale = localeOf(language);
  if (days < 31)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  // Not «προηγούμενος μήνας», which cannot follow «Εγγραφή».
  const format = new Intl.RelativeTimeFormat(locale);
  if (days < 365) return format.format(-Math.floor(days / 30.44), 'month');
  return format.format(-Math.floor(days / 365.25) || -1, 'year');
};
