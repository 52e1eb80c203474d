import { weekdayOf } from './days.ts';

/** The only time zone in which this product counts days. */
export const ZONE = 'Europe/Athens';

let parts: Intl.DateTimeFormat | undefined;

/** A phone needs 50 ms for it, and most pages begin without a time in Athens. */
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

/** From this date on, the offset of Athens is in whole minutes and changes only on the hour. */
const PLAIN_FROM = Date.parse('1970-01-01T00:00:00Z');
const PLAIN_UNTIL = Date.parse('2100-01-01T00:00:00Z');
const HOUR = 3_600_000;

const plainHour = (instant: Date): number | null => {
  const time = instant.getTime();
  return time >= PLAIN_FROM && time < PLAIN_UNTIL ? Math.floor(time / HOUR) : null;
};

const offsets = new Map<number, number>();

/** Minutes that Athens is ahead of UTC. Cached per calendar hour. */
function offsetAt(instant: Date): number {
  const hour = plainHour(instant);
  const known = hour === null ? undefined : offsets.get(hour);
  if (known !== undefined) return known;
  const at = fields(instant);
  const local = Date.parse(
    `${at.year}-${at.month}-${at.day}T${at.hour}:${at.minute}:${at.second}Z`,
  );
  const offset = Math.round((local - Math.floor(instant.getTime() / 1000) * 1000) / 60_000);
  if (hour !== null) {
    if (offsets.size > 20_000) offsets.clear();
    offsets.set(hour, offset);
  }
  return offset;
}

/** The date, weekday and time of day in Athens at an instant. */
export function athensTime(instant: Date): AthensTime {
  if (plainHour(instant) !== null) {
    const wall = new Date(instant.getTime() + offsetAt(instant) * 60_000);
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
  const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const two = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

/**
 * The instant at which clocks in Athens show this time on this date. A skipped time becomes the
 * instant of the change, a repeated time the later instant. Mirrors `athens_instant`.
 * @param minutes since midnight; above 1440 on the next day
 */
export function athensInstant(date: string, minutes: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const offBy = (guess: number): number => {
    const shown = athensTime(new Date(guess));
    return wall - (Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * 60_000);
  };
  let guess = wall;
  for (let round = 0; round < 2; round += 1) guess += offBy(guess);
  return new Date(offBy(guess) === 0 ? guess : Math.floor(guess / HOUR) * HOUR);
}
