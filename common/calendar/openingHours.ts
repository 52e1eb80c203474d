import { athensInstant, athensTime } from './athens.ts';
import { addDays, weekdayOf } from './days.ts';

/** The opening hours of a week, as in the contract: 1 = Monday … 7 = Sunday, times as `HH:mm`. */
export type OpeningHours = { weekday: number; intervals: { from: string; to: string }[] }[];

/** A date with its own hours instead of its weekday's. A closed date has no interval. */
export interface ChangedDay {
  date: string;
  intervals: { from: string; to: string }[];
}

/** Minutes since midnight of `HH:mm`; `24:00` is 1440. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The intervals of a weekday in minutes. An interval past midnight ends above 1440. */
export function intervalsOf(hours: OpeningHours, weekday: number): [number, number][] {
  const day = hours.find((entry) => entry.weekday === weekday);
  return (day?.intervals ?? []).map(({ from, to }) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    return [start, end <= start ? end + 1440 : end];
  });
}

/** The intervals of a date in minutes: its own, or those of its weekday. */
const intervalsOn = (
  hours: OpeningHours,
  date: string,
  changed: readonly ChangedDay[],
): [number, number][] => {
  const weekday = weekdayOf(date);
  const own = changed.find((day) => day.date === date);
  return intervalsOf(own ? [{ weekday, intervals: own.intervals }] : hours, weekday);
};

/** True if the place is open at an instant. @param changed dates with their own hours */
export function isOpenAt(
  hours: OpeningHours,
  instant: Date,
  changed: readonly ChangedDay[] = [],
): boolean {
  const { date } = athensTime(instant);
  return [date, addDays(date, -1)].some((day) =>
    intervalsOn(hours, day, changed).some(
      ([from, to]) => athensInstant(day, from) <= instant && instant < athensInstant(day, to),
    ),
  );
}

/**
 * The service day at an instant: yesterday until its last hours end, if they end after midnight;
 * otherwise today.
 * @param changed dates with their own hours
 */
export function serviceDate(
  hours: OpeningHours,
  instant: Date,
  changed: readonly ChangedDay[] = [],
): string {
  const { date } = athensTime(instant);
  const yesterday = addDays(date, -1);
  const goesOn = intervalsOn(hours, yesterday, changed).some(
    ([, to]) => instant < athensInstant(yesterday, to),
  );
  return goesOn ? yesterday : date;
}

/** Days ahead in which the next opening is searched. */
export const DAYS_AHEAD = 14;

/**
 * The next instant at which the place opens.
 * @param isDayOff true if the place stays closed on a date, `YYYY-MM-DD`
 * @param changed dates with their own hours
 * @returns null if it does not open within two weeks
 */
export function nextOpening(
  hours: OpeningHours,
  instant: Date,
  isDayOff: (date: string) => boolean = () => false,
  changed: readonly ChangedDay[] = [],
): Date | null {
  const { date: today } = athensTime(instant);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    if (isDayOff(date)) continue;
    const openings = intervalsOn(hours, date, changed).map(([from]) => athensInstant(date, from));
    const next = openings
      .filter((opening) => opening > instant)
      .toSorted((one, other) => one.getTime() - other.getTime())[0];
    if (next) return next;
  }
  return null;
}
