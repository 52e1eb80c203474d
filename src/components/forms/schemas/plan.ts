import {
  array,
  boolean,
  object,
  string,
  ValidationError,
  type InferType,
  type TestContext,
} from 'yup';
import {
  endsNextDay,
  endTime,
  intervalFaults,
  INTERVALS_A_DAY,
  weekFaults,
  type HoursFault,
  type Interval,
} from '#common/calendar/hoursRules.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import { COUNTER_NAME_MAX, GRACE_SECONDS, PATIENCE_SECONDS } from '#common/contract/places/plan.ts';
import { atMost, message, type FieldMessage, type ValidationKey } from './rules.ts';

/** The weekdays as the form's values name them: 1 = Monday … 7 = Sunday, as the server does. */
export const planWeekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type PlanWeekday = (typeof planWeekdays)[number];

type WeeklyHours = Record<PlanWeekday, Interval[]>;

export const hoursByWeekday = (hours: OpeningHours): WeeklyHours =>
  Object.fromEntries(
    planWeekdays.map((weekday) => [
      weekday,
      (hours.find((day) => day.weekday === Number(weekday))?.intervals ?? []).map(
        ({ from, to }) => ({ from, to: endTime(to) }),
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

/** The end of an interval, where it is on the next day; the times are as people type them. */
export const nextDayEnd = ({ from, to }: Interval): string | null => {
  const interval = { from: asTime(from), to: asTime(to) };
  return endsNextDay(interval) ? interval.to : null;
};

/** A time that the clocks of a date skip is known to the server alone. */
const faultMessages = {
  time_invalid: message('timeInvalid'),
  time_same: message('timeSame'),
  time_overlap: message('timeOverlap'),
  time_skipped: message('timeInvalid'),
  too_many_intervals: message('intervalsMax', { count: INTERVALS_A_DAY }),
} satisfies Record<HoursFault['key'], FieldMessage>;

const errorOf = (
  faults: HoursFault[],
  context: TestContext,
  messages: typeof faultMessages = faultMessages,
): true | ValidationError =>
  faults.length === 0 ||
  new ValidationError(
    faults.map(({ path, key }) =>
      context.createError({ path: `${context.path}.${path}`, message: messages[key] }),
    ),
  );

const time = () =>
  string()
    .default('')
    .transform((value: unknown) => asTime(String(value ?? '')));
const interval = () =>
  object({ from: time(), to: time().transform((value: string) => endTime(value)) });

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

const dayHours = () => array().of(interval()).default([]);

/** @param blank said of a time that is missing or cannot be read */
export const weeklyHours = (blank: ValidationKey = 'timeInvalid') =>
  object(
    Object.fromEntries(planWeekdays.map((weekday) => [weekday, dayHours()])) as Record<
      PlanWeekday,
      ReturnType<typeof dayHours>
    >,
  ).test('hours', function hours(value) {
    const week = planWeekdays.map((weekday) => ({
      weekday: Number(weekday),
      intervals: value[weekday],
    }));
    return errorOf(weekFaults(week), this, { ...faultMessages, time_invalid: message(blank) });
  });

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

export const daySchema = object({
  kind: string<'closed' | 'hours' | 'numbers'>().default('closed'),
  reason: atMost(PLAN_LIMITS.reasonLength),
  intervals: dayHours().when('kind', ([kind], schema) =>
    kind === 'hours'
      ? schema.test('hours', function hours(value) {
          return errorOf(intervalFaults(value ?? []), this);
        })
      : schema,
  ),
  numbers: whole(0, PLAN_LIMITS.numbersADay).default(''),
});

export type DayValues = InferType<typeof daySchema>;
