import { weekdayOf } from '#common/calendar/days.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import type { Interval } from '#common/calendar/hoursRules.ts';
import { minutesOf, type OpeningHours } from '#common/calendar/openingHours.ts';

/** Limits of a plan. Source: the design of a place and its day. */
export const PLAN_LIMITS = {
  numbersADay: 100_000,
  counters: 100,
  minutes: 240,
  daysAhead: 60,
  /** Days ahead that an owner may change. */
  daysByHand: 366,
  reasonLength: 200,
} as const;

/** The settings that determine the days on which a place offers numbers. */
export interface WeeklyPlan {
  hours: OpeningHours;
  holidays: boolean;
}

/** Service intervals of a place on a date by its weekly plan, in order; empty for none. */
export function intervalsOn({ hours, holidays }: WeeklyPlan, date: string): Interval[] {
  if (!holidays && isGreekHoliday(date)) return [];
  const day = hours.find(({ weekday }) => weekday === weekdayOf(date));
  return (day?.intervals ?? []).toSorted(
    (one, other) => minutesOf(one.from) - minutesOf(other.from),
  );
}
