import {
  array,
  boolean,
  object,
  string,
  ValidationError,
  type InferType,
  type TestContext,
} from 'yup';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { minutesOf } from '#common/calendar/openingHours.ts';
import {
  intervalFaults,
  PLAN_LIMITS,
  type Interval,
  type IntervalFault,
} from '#common/line/plan.ts';
import { COUNTER_NAME_MAX, GRACE_SECONDS, PATIENCE_SECONDS } from '#common/contract/places/plan.ts';
import { atMost, message, type ValidationKey } from './rules.ts';

/** The weekdays as the form's values name them: 1 = Monday … 7 = Sunday, as the server does. */
export const planWeekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type PlanWeekday = (typeof planWeekdays)[number];

type WeeklyHours = Record<PlanWeekday, Interval[]>;

/** Hours as the form holds them: what passes midnight ends with its day. */
export const hoursByWeekday = (hours: OpeningHours): WeeklyHours =>
  Object.fromEntries(
    planWeekdays.map((weekday) => [
      weekday,
      (hours.find((day) => day.weekday === Number(weekday))?.intervals ?? []).map(
        ({ from, to }) => ({ from, to: minutesOf(to) <= minutesOf(from) ? '24:00' : to }),
      ),
    ]),
  ) as WeeklyHours;

/** Days with hours, as the server takes them; an interval without an end is none. */
export const daysOf = (hours: WeeklyHours): OpeningHours =>
  planWeekdays
    .map((weekday) => ({
      weekday: Number(weekday),
      intervals: hours[weekday].filter(({ to }) => to !== ''),
    }))
    .filter(({ intervals }) => intervals.length > 0);

/** A time as people type it, as `HH:mm`: `9`, `930`, `9.30`; anything else as it is. */
const asTime = (typed: string): string => {
  const [, hours, minutes = '00'] = /^(\d{1,2})[:.,]?(\d{2})?$/.exec(typed.trim()) ?? [];
  return hours === undefined ? typed.trim() : `${hours.padStart(2, '0')}:${minutes}`;
};

/** A time that the clocks of a date skip is known to the server alone. */
const faultKeys = {
  time_invalid: 'timeInvalid',
  time_reversed: 'timeReversed',
  time_overlap: 'timeOverlap',
  time_skipped: 'timeInvalid',
} as const satisfies Record<IntervalFault['key'], ValidationKey>;

const faultsIn = (intervals: Interval[], context: TestContext): true | ValidationError => {
  const faults = intervalFaults(intervals);
  return (
    faults.length === 0 ||
    new ValidationError(
      faults.map(({ index, part, key }) =>
        context.createError({
          path: `${context.path}[${index}].${part}`,
          message: message(faultKeys[key]),
        }),
      ),
    )
  );
};

const time = () =>
  string()
    .default('')
    .transform((value: unknown) => asTime(String(value ?? '')));
const interval = () => object({ from: time(), to: time() });

/** A whole number within bounds; a blank counts as none. */
const whole = (min: number, max: number) =>
  string()
    .trim()
    .test(
      'whole',
      message('wholeNumber', { min, max }),
      (value) =>
        !value || (/^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max),
    );

/** Whole minutes within bounds in seconds; absent where the server does not say. */
const minutes = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  whole(minimum / 60, maximum / 60).test(
    'given',
    message('required'),
    (value) => value === undefined || value !== '',
  );

const dayHours = () =>
  array()
    .of(interval())
    .default([])
    .test('hours', function hours(value) {
      return faultsIn(value ?? [], this);
    });

export const weeklyHours = () =>
  object(
    Object.fromEntries(planWeekdays.map((weekday) => [weekday, dayHours()])) as Record<
      PlanWeekday,
      ReturnType<typeof dayHours>
    >,
  );

/** The rules of a plan are those of the server, which names its problems by the same fields. */
export const planSchema = object({
  /** Numbers are given whenever the place is open, so that `hours` do not count. */
  as_open: boolean().default(true),
  holidays: boolean().default(false),
  hours: weeklyHours().when('as_open', ([asOpen], schema) => (asOpen ? object() : schema)),
  numbers_a_day: whole(0, PLAN_LIMITS.numbersADay).default(''),
  counters: whole(1, PLAN_LIMITS.counters).default('1').required(message('required')),
  minutes: whole(1, PLAN_LIMITS.minutes).default('10').required(message('required')),
  days_ahead: whole(1, PLAN_LIMITS.daysAhead).default('35').required(message('required')),
  /** Absent where the server knows no names; an empty one stands for that of its number. */
  counter_names: array().of(
    string()
      .trim()
      .max(COUNTER_NAME_MAX, message('tooLong', { count: COUNTER_NAME_MAX })),
  ),
  /** In minutes; absent where the server does not say. */
  patience: minutes(PATIENCE_SECONDS),
  grace: minutes(GRACE_SECONDS),
});

export type PlanValues = InferType<typeof planSchema>;

/** The intervals that were filled in. */
export const filledIn = (intervals: readonly Interval[]): Interval[] =>
  intervals.filter(({ from, to }, index) => index === 0 || from !== '' || to !== '');

export const daySchema = object({
  kind: string<'closed' | 'hours' | 'numbers'>().default('closed'),
  reason: atMost(PLAN_LIMITS.reasonLength),
  /** A second interval may stay blank. */
  intervals: array()
    .of(interval())
    .default([])
    .when('kind', ([kind], schema) =>
      kind === 'hours'
        ? schema.test('hours', function hours(value) {
            return faultsIn(filledIn(value ?? []), this);
          })
        : schema,
    ),
  numbers: whole(0, PLAN_LIMITS.numbersADay).default(''),
});

export type DayValues = InferType<typeof daySchema>;
