/** Typical load of an hour or a day, compared with other hours of the place. */
export type Busyness = 'quiet' | 'usual' | 'busy';

/** Statistics of past visits for one hour of a weekday. */
export interface KnownHour {
  weekday: number;
  hour: number;
  minutes: number;
  visits: number;
}

/** Bounds relative to the usual wait: quiet up to the first, busy from the second on. */
const QUIET = 0.75;
const BUSY = 1.25;

const meanOf = (hours: readonly KnownHour[]): number => {
  const visits = hours.reduce((sum, one) => sum + one.visits, 0);
  return hours.reduce((sum, one) => sum + one.minutes * one.visits, 0) / visits;
};

const compare = (minutes: number, usual: number): Busyness => {
  if (minutes <= usual * QUIET) return 'quiet';
  return minutes >= usual * BUSY ? 'busy' : 'usual';
};

/** The hours of a weekday in order, each compared with all hours of the place. */
export const hoursOn = (weekday: number, hours: readonly KnownHour[]) => {
  const usual = meanOf(hours);
  return hours
    .filter((one) => one.weekday === weekday)
    .toSorted((one, other) => one.hour - other.hour)
    .map((one) => ({ ...one, busyness: compare(one.minutes, usual) }));
};

/** Typical load by weekday. Weekdays without history are left out. */
export const busyWeekdays = (
  hours: readonly KnownHour[],
): Readonly<Partial<Record<number, Busyness>>> => {
  const usual = meanOf(hours);
  const weekdays = [...new Set(hours.map(({ weekday }) => weekday))];
  return Object.fromEntries(
    weekdays.map((weekday) => [
      weekday,
      compare(meanOf(hours.filter((one) => one.weekday === weekday)), usual),
    ]),
  );
};
