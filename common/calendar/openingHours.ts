import { athensInstant, athensTime } from './athens.ts';
import { addDays, weekdayOf } from './days.ts';

/** The opening hours of a week, as in the contract: 1 = Monday … 7 = Sunday, times as `HH:mm`. */
export type OpeningHours = { weekday: number; intervals: { from: string; to: string }[] }[];

/** Minutes since midnight of `HH:mm`; `24:00` is 1440. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The intervals of a weekday in minutes; one that runs past midnight ends above 1440. */
export function intervalsOf(hours: OpeningHours, weekday: number): [number, number][] {
  const day = hours.find((entry) => entry.weekday === weekday);
  return (day?.intervals ?? []).map(({ from, to }) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    return [start, end <= start ? end + 1440 : end];
  });
}

/** Whether the place is open at an instant, by the clocks in Athens. */
export function isOpenAt(hours: OpeningHours, instant: Date): boolean {
  const { weekday, minutes } = athensTime(instant);
  const within = (day: number, at: number) =>
    intervalsOf(hours, day).some(([from, to]) => from <= at && at < to);
  return within(weekday, minutes) || within(((weekday + 5) % 7) + 1, minutes + 1440);
}

/** How many days ahead the next opening is searched. */
const DAYS_AHEAD = 14;

/**
 * The next instant at which the place opens.
 * @param isDayOff whether it stays closed on a date, `YYYY-MM-DD`
 * @returns null when it does not open within two weeks
 */
export function nextOpening(
  hours: OpeningHours,
  instant: Date,
  isDayOff: (date: string) => boolean = () => false,
): Date | null {
  const { date: today } = athensTime(instant);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    if (isDayOff(date)) continue;
    const openings = intervalsOf(hours, weekdayOf(date)).map(([from]) => athensInstant(date, from));
    const next = openings
      .filter((opening) => opening > instant)
      .toSorted((one, other) => one.getTime() - other.getTime())[0];
    if (next) return next;
  }
  return null;
}
