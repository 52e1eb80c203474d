import { athensInstant, athensTime } from './athens.ts';
import { addDays } from './days.ts';
import { minutesOf, type OpeningHours } from './openingHours.ts';

/**
 * A part of a day in Athens time, as `HH:mm` of the date on which it begins. `24:00` ends at
 * midnight. A `to` before `from` is on the next date.
 */
export interface Interval {
  from: string;
  to: string;
}

export const INTERVALS_A_DAY = 6;

export interface HoursFault {
  /** The field within the intervals of a day, e.g. `0.to`. */
  path: string;
  key: 'time_invalid' | 'time_same' | 'time_overlap' | 'time_skipped' | 'too_many_intervals';
}

/** Context that intervals of a day are checked against. */
interface Neighbours {
  /** The date of the intervals, if they have one. Times that its clocks skip are rejected. */
  date?: string;
  /** Intervals of the previous and the next day. */
  before?: readonly Interval[];
  after?: readonly Interval[];
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MIDNIGHT = '24:00';
const DAY = 1440;

/** Midnight as an end is `24:00`, also if the input is 00:00. */
export const endTime = (to: string): string => (to === '00:00' ? MIDNIGHT : to);

const isTime = ({ from, to }: Interval): boolean =>
  TIME.test(from) && (TIME.test(to) || to === MIDNIGHT);

export const endsNextDay = (interval: Interval): boolean => {
  const { from } = interval;
  const to = endTime(interval.to);
  return isTime({ from, to }) && to < from;
};

/** Intervals in stored form: in order, midnight as `24:00`. */
export const normalIntervals = (intervals: readonly Interval[]): Interval[] =>
  intervals
    .map(({ from, to }) => ({ from, to: endTime(to) }))
    .toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from));

export const normalHours = (hours: OpeningHours): OpeningHours =>
  hours.map(({ weekday, intervals }) => ({ weekday, intervals: normalIntervals(intervals) }));

/** Start and end in minutes of the day on which an interval begins. */
const spanOf = ({ from, to }: Interval): [number, number] => {
  const start = minutesOf(from);
  const end = minutesOf(endTime(to));
  return [start, end <= start ? end + DAY : end];
};

/** True if the clocks of a date skip a minute, because summer time begins then. */
const isSkipped = (date: string, minutes: number): boolean =>
  athensTime(athensInstant(date, minutes)).minutes !== minutes;

/** True if an end is within skipped time. The first skipped minute is allowed. */
const endsInSkipped = (date: string, end: number): boolean => {
  const [day, minutes] = end > DAY ? [addDays(date, 1), end - DAY] : [date, end];
  return minutes < DAY && isSkipped(day, minutes) && isSkipped(day, minutes - 1);
};

/**
 * All faults in the intervals of a day: times that do not exist, and intervals that are empty or
 * overlap, including with those of the adjacent days. Adjacent intervals do not overlap.
 */
export function intervalFaults(
  intervals: readonly Interval[],
  { date, before = [], after = [] }: Neighbours = {},
): HoursFault[] {
  if (intervals.length > INTERVALS_A_DAY) {
    return [{ path: `${INTERVALS_A_DAY}.from`, key: 'too_many_intervals' }];
  }
  const faults: HoursFault[] = [];
  const fault = (index: number, part: keyof Interval, key: HoursFault['key']) =>
    faults.push({ path: `${index}.${part}`, key });
  intervals.forEach(({ from, to: end }, index) => {
    const to = endTime(end);
    if (!TIME.test(from)) fault(index, 'from', 'time_invalid');
    if (!TIME.test(to) && to !== MIDNIGHT) fault(index, 'to', 'time_invalid');
    if (!isTime({ from, to })) return;
    if (from === to) fault(index, 'to', 'time_same');
    if (date === undefined) return;
    const [start, last] = spanOf({ from, to });
    if (isSkipped(date, start)) fault(index, 'from', 'time_skipped');
    if (endsInSkipped(date, last)) fault(index, 'to', 'time_skipped');
  });
  if (faults.length > 0) return faults;
  const lateEnd = Math.max(...before.map((interval) => spanOf(interval)[1] - DAY));
  const nextStart = Math.min(...after.map(({ from }) => minutesOf(from) + DAY));
  let end = lateEnd;
  const inOrder = intervals
    .map((interval, index) => ({ index, span: spanOf(interval) }))
    .toSorted((one, other) => one.span[0] - other.span[0]);
  for (const { index, span } of inOrder) {
    if (span[0] < end) fault(index, 'from', 'time_overlap');
    else if (span[1] > nextStart) fault(index, 'to', 'time_overlap');
    end = Math.max(end, span[1]);
  }
  return faults;
}

/** All faults of a week. Each path starts with its weekday, e.g. `6.0.to`. */
export const weekFaults = (hours: OpeningHours): HoursFault[] =>
  hours.flatMap(({ weekday, intervals }) => {
    const after = hours.find((day) => day.weekday === (weekday % 7) + 1)?.intervals;
    return intervalFaults(intervals, { after }).map(({ path, key }) => ({
      path: `${weekday}.${path}`,
      key,
    }));
  });
