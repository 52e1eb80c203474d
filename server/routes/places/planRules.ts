import type { DayPayload, PlanPayload } from '#common/contract/places/plan.ts';
import { intervalFaults, PLAN_LIMITS, type Interval } from '#common/line/plan.ts';
import type { Fault } from '#server/lib/fieldProblems.ts';
import { counterNames } from '#server/repositories/line/members.ts';

/** Every offending field of a plan, by the path that leads to it, e.g. `hours.6.0.to`. */
export type PlanFaults = Map<string, Fault[]>;

const range = (value: number | null, min: number, max: number): Fault[] =>
  value === null || (Number.isInteger(value) && value >= min && value <= max)
    ? []
    : [{ key: 'number_range', values: { min, max } }];

const intervalsFaults = (
  path: string,
  intervals: Interval[],
  date?: string,
): [string, Fault[]][] => {
  const max = PLAN_LIMITS.intervalsADay;
  if (intervals.length > max) return [[path, [{ key: 'too_many_intervals', values: { max } }]]];
  return intervalFaults(intervals, date).map(({ index, part, key }) => [
    `${path}.${index}.${part}`,
    [{ key }],
  ]);
};

const found = (entries: [string, Fault[]][]): PlanFaults =>
  new Map(entries.filter(([, faults]) => faults.length > 0));

/** @param all the names of all counters, once the empty ones have theirs */
const nameFaults = (names: string[], all: string[]): [string, Fault[]][] =>
  names.map((name, index) => [
    `counter_names.${index}`,
    name !== '' && all.filter((other) => other === name).length > 1 ? [{ key: 'name_twice' }] : [],
  ]);

/**
 * Applies the rules of a plan. Its hours are named by their weekday, 1 = Monday.
 * @param word what a counter without a name is called, before its number
 */
export function planFaults(plan: PlanPayload, word: string): PlanFaults {
  const hours = plan.hours ?? [];
  const weekdays = hours.map(({ weekday }) => weekday);
  return found([
    ['hours', new Set(weekdays).size < weekdays.length ? [{ key: 'weekday_twice' }] : []],
    ...hours.flatMap(({ weekday, intervals }) => intervalsFaults(`hours.${weekday}`, intervals)),
    ['numbers_a_day', range(plan.numbers_a_day, 0, PLAN_LIMITS.numbersADay)],
    ...nameFaults(
      plan.counter_names ?? [],
      counterNames({
        counters: Math.min(plan.counters, PLAN_LIMITS.counters),
        counter_name: word,
        counter_names: plan.counter_names ?? [],
      }),
    ),
    ['counters', range(plan.counters, 1, PLAN_LIMITS.counters)],
    ['minutes', range(plan.minutes, 1, PLAN_LIMITS.minutes)],
    ['days_ahead', range(plan.days_ahead, 1, PLAN_LIMITS.daysAhead)],
  ]);
}

/**
 * Applies the rules of a day that is changed by hand.
 * @param isPlanned whether the plan gives numbers on that date by itself
 */
export function dayFaults(day: DayPayload, date: string, isPlanned: boolean): PlanFaults {
  const { reasonLength: max } = PLAN_LIMITS;
  if (day.closed) {
    const isTooLong = [...(day.reason ?? '')].length > max;
    return found([['reason', isTooLong ? [{ key: 'too_long', values: { max } }] : []]]);
  }
  const hasHours = day.intervals === null ? isPlanned : day.intervals.length > 0;
  return found([
    ['intervals', hasHours ? [] : [{ key: 'no_hours_that_day' }]],
    ...intervalsFaults('intervals', day.intervals ?? [], date),
    ['numbers', range(day.numbers, 0, PLAN_LIMITS.numbersADay)],
  ]);
}
