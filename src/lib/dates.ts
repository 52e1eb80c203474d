/** The zone in which every date of the product is meant. */
export const ZONE = 'Europe/Athens';

const athensParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today's calendar date in Athens, `YYYY-MM-DD`. */
export const todayInAthens = (now: Date = new Date()): string => athensParts.format(now);

const split = (date: string): [number, number, number] => {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number);
  return [year, month, day];
};

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Whether a text is a calendar date that exists, `YYYY-MM-DD`. */
export const isCalendarDate = (text: unknown): text is string => {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = split(text);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/**
 * A calendar date some days later (or earlier, with a negative count).
 * Counted in UTC on the date's own parts, so no zone or clock change can move it.
 */
export const addDays = (date: string, days: number): string => {
  const [year, month, day] = split(date);
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return `${pad(moved.getUTCFullYear(), 4)}-${pad(moved.getUTCMonth() + 1)}-${pad(moved.getUTCDate())}`;
};

/** The weekday of a calendar date, 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: string): number => {
  const [year, month, day] = split(date);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
};

/** Whole years from a birth date to a day, both `YYYY-MM-DD`. */
export const yearsBetween = (birth: string, day: string): number => {
  const [year, month, dayOfMonth] = split(birth);
  const [laterYear, laterMonth, laterDay] = split(day);
  const reached = laterMonth > month || (laterMonth === month && laterDay >= dayOfMonth);
  return laterYear - year - (reached ? 0 : 1);
};

/** A calendar date in words: «Δευτέρα 16 Μαρτίου» / "Monday 16 March". Empty for nonsense. */
export const formatDate = (
  date: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' },
): string => {
  if (!isCalendarDate(date)) return '';
  const [year, month, day] = split(date);
  return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, day)),
  );
};

/** A point in time (ISO 8601) in Athens' clock and the reader's language. Empty for nonsense. */
export const formatInstant = (
  instant: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(localeOf(language), {
    hourCycle: 'h23',
    ...options,
    timeZone: ZONE,
  }).format(date);
};

/** How long ago something was, in the reader's language: «πριν από 3 έτη» / "3 years ago". */
export const formatAgo = (instant: string, language: string, now: Date = new Date()): string => {
  const then = new Date(instant);
  if (Number.isNaN(then.getTime())) return '';
  const days = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 86_400_000));
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  if (days < 31) return format.format(-days, 'day');
  if (days < 365) return format.format(-Math.floor(days / 30.44), 'month');
  return format.format(-Math.floor(days / 365.25) || -1, 'year');
};

/** British order of day and month in English, as the product shows DD/MM/YYYY. */
export const localeOf = (language: string): string =>
  language.startsWith('en') ? 'en-GB' : 'el-GR';
