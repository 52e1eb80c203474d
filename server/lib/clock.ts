/** The one zone in which this product counts days. */
export const ZONE = 'Europe/Athens';

/** Where the server asks for the time. Tests give one that stands still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A moment as the clocks in Athens show it. */
export interface AthensTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Minutes since midnight by the clock on the wall. */
  minutes: number;
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
}

function fields(instant: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** What date, weekday and time of day it is in Athens at an instant. */
export function athensTime(instant: Date): AthensTime {
  const at = fields(instant);
  const date = `${at.year}-${at.month}-${at.day}`;
  return { date, minutes: Number(at.hour) * 60 + Number(at.minute), weekday: weekdayOf(date) };
}

/** Today's date in Athens. */
export const today = (clock: Clock): string => athensTime(clock.now()).date;

/** An instant as ISO 8601 with the offset that Athens has then. */
export function toAthensIso(instant: Date): string {
  const at = fields(instant);
  const local = `${at.year}-${at.month}-${at.day}T${at.hour}:${at.minute}:${at.second}`;
  const whole = Math.floor(instant.getTime() / 1000) * 1000;
  const offset = Math.round((Date.parse(`${local}Z`) - whole) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const zone = `${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
  return `${local}.${String(instant.getTime() - whole).padStart(3, '0')}${zone}`;
}

/** The instant at which Athens' clocks show this time on this date. */
export function athensInstant(date: string, minutes: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  let guess = wall;
  for (let round = 0; round < 2; round += 1) {
    const shown = athensTime(new Date(guess));
    guess += wall - (Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * 60_000);
  }
  return new Date(guess);
}

/** Whether the text is a date of the calendar, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** The date a number of days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(moved.getUTCFullYear()).padStart(4, '0')}-${two(moved.getUTCMonth() + 1)}-${two(moved.getUTCDate())}`;
}

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: string): number =>
  ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The same day some years later; 29 February becomes 1 March in a common year. */
export function addYears(date: string, years: number): string {
  const moved = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return isCalendarDate(moved) ? moved : `${moved.slice(0, 4)}-03-01`;
}
