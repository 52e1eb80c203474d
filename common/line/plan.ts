import { athensInstant, athensTime } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import { minutesOf, type OpeningHours } from '#common/calendar/openingHours.ts';

/** A part of a day by the clocks in Athens, both as `HH:mm`; only `to` may be `24:00`. */
export interface Interval {
  from: string;
  to: string;
}

/** Limits of a plan. Source: the design of a place and its day. */
export const PLAN_LIMITS = {
  numbersADay: 100_000,
  counters: 100,
  minutes: 240,
  daysAhead: 60,
  intervalsADay: 6,
  /** How many days ahead a day may be changed by hand. */
  daysByHand: 366,
  reasonLength: 200,
} as const;

export interface IntervalFault {
  index: number;
  part: keyof Interval;
  key: 'time_invalid' | 'time_reversed' | 'time_overlap' | 'time_skipped';
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_END = '24:00';

/**
 * Everything that is wrong with the intervals of a day: each ends after it begins and on the same
 * day, and none overlap. Those that touch do not overlap.
 * @param date where they are of one date: a time that its clocks skip is refused
 */
export function intervalFaults(intervals: readonly Interval[], date?: string): IntervalFault[] {
  const faults: IntervalFault[] = [];
  intervals.forEach(({ from, to }, index) => {
    const isFrom = TIME.test(from);
    const isTo = TIME.test(to) || to === DAY_END;
    if (!isFrom) faults.push({ index, part: 'from', key: 'time_invalid' });
    if (!isTo) faults.push({ index, part: 'to', key: 'time_invalid' });
    if (!isFrom || !isTo) return;
    if (minutesOf(to) <= minutesOf(from)) faults.push({ index, part: 'to', key: 'time_reversed' });
    else if (date !== undefined && isSkipped(date, from)) {
      faults.push({ index, part: 'from', key: 'time_skipped' });
    }
  });
  if (faults.length > 0) return faults;
  const inOrder = intervals
    .map(({ from, to }, index) => ({ from: minutesOf(from), to: minutesOf(to), index }))
    .toSorted((one, other) => one.from - other.from);
  inOrder.forEach(({ from, index }, place) => {
    const before = inOrder[place - 1];
    if (before && from < before.to) faults.push({ index, part: 'from', key: 'time_overlap' });
  });
  return faults;
}

/** Whether the clocks of a date never show a time, because summer time begins then. */
const isSkipped = (date: string, time: string): boolean =>
  athensTime(athensInstant(date, minutesOf(time))).minutes !== minutesOf(time);

/** The settings that determine on which days a place gives numbers. */
export interface WeeklyPlan {
  hours: OpeningHours;
  /** Numbers are given on public holidays as well. */
  holidays: boolean;
}

/** When a place gives numbers on a date by its weekly plan, in their order; never: no interval. */
export function intervalsOn({ hours, holidays }: WeeklyPlan, date: string): Interval[] {
  if (!holidays && isGreekHoliday(date)) return [];
  const day = hours.find(({ weekday }) => weekday === weekdayOf(date));
  return (day?.intervals ?? []).toSorted(
    (one, other) => minutesOf(one.from) - minutesOf(other.from),
  );
}
