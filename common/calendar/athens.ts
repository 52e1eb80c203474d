import { weekdayOf } from './days.ts';

/** The only time zone in which this product counts days. */
export const ZONE = 'Europe/Athens';

let parts: Intl.DateTimeFormat | undefined;

/** Created for the first instant outside the years of the rule. */
const format = (): Intl.DateTimeFormat =>
  (parts ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }));

export interface AthensTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Minutes since midnight by the wall clock. */
  minutes: number;
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
}

function fields(instant: Date): Record<string, string> {
  return Object.fromEntries(
    format()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** In these years, clocks changed by the rule below, or will if it stays. */
const RULE = { from: 1996, until: 2100 };

/** The last Sunday of a month at 1:00 UTC, in milliseconds. @param month 0 = January */
const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
};

/**
 * Minutes that Athens is ahead of UTC: three hours from the last Sunday in March to the last Sunday in
 * October, else two. Null outside the years of the rule. Sources: Directives 94/21/EC and 2000/84/EC.
 * If the rule changes, a test fails with the first Node.js that knows it. A phone needs 50 ms for its
 * own time zones, before it can respond to the first touch.
 */
const offsetByRule = (instant: Date): number | null => {
  const [time, year] = [instant.getTime(), instant.getUTCFullYear()];
  // The comparison is false for an invalid date.
  if (!(year >= RULE.from && year < RULE.until)) return null;
  return time >= lastSunday(year, 2) && time < lastSunday(year, 9) ? 180 : 120;
};

const offsetAt = (instant: Date): number => {
  const known = offsetByRule(instant);
  if (known !== null) return known;
  const at = fields(instant);
  const local = Date.parse(
    `${at.year}-${at.month}-${at.day}T${at.hour}:${at.minute}:${at.second}Z`,
  );
  return Math.round((local - Math.floor(instant.getTime() / 1000) * 1000) / MINUTE);
};

/** The date, weekday and time of day in Athens at an instant. */
export function athensTime(instant: Date): AthensTime {
  const offset = offsetByRule(instant);
  if (offset !== null) {
    const wall = new Date(instant.getTime() + offset * MINUTE);
    const date = wall.toISOString().slice(0, 10);
    const minutes = wall.getUTCHours() * 60 + wall.getUTCMinutes();
    return { date, minutes, weekday: ((wall.getUTCDay() + 6) % 7) + 1 };
  }
  const at = fields(instant);
  const date = `${at.year}-${at.month}-${at.day}`;
  return { date, minutes: Number(at.hour) * 60 + Number(at.minute), weekday: weekdayOf(date) };
}

/** Today's date in Athens, `YYYY-MM-DD`. */
export const todayInAthens = (now: Date = new Date()): string => athensTime(now).date;

/** An instant as ISO 8601 with the offset of Athens at that time. */
export function toAthensIso(instant: Date): string {
  const offset = offsetAt(instant);
  const local = new Date(instant.getTime() + offset * MINUTE).toISOString().slice(0, -1);
  const two = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

/** The time of day in Athens: `09:30`. */
export const clockTime = (instant: Date): string => toAthensIso(instant).slice(11, 16);

/**
 * The instant at which clocks in Athens show this time on this date. A skipped time becomes the
 * instant of the change, a repeated time the later instant. Mirrors `athens_instant`.
 * @param minutes since midnight; above 1440 on the next day
 */
export function athensInstant(date: string, minutes: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const offBy = (guess: number): number => {
    const shown = athensTime(new Date(guess));
    return wall - (Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * MINUTE);
  };
  let guess = wall;
  for (let round = 0; round < 2; round += 1) guess += offBy(guess);
  return new Date(offBy(guess) === 0 ? guess : Math.floor(guess / HOUR) * HOUR);
}
