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
import type { DoorMode } from '#common/contract/door.ts';
import type { PRESENCE_MODES } from '#common/contract/presence.ts';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import {
  COUNTER_NAME_MAX,
  REJOIN_WITHIN_SECONDS,
  NO_SHOW_AFTER_SECONDS,
} from '#common/contract/places/plan.ts';
import { atMost, message, type FieldMessage, type ValidationKey } from './rules.ts';

/** Weekday keys of the form values: 1 is Monday, as in the API. */
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

/** Days with hours, as the API expects them. An interval without an end is omitted. */
export const daysOf = (hours: WeeklyHours): OpeningHours =>
  planWeekdays
    .map((weekday) => ({
      weekday: Number(weekday),
      intervals: hours[weekday].filter(({ to }) => to !== ''),
    }))
    .filter(({ intervals }) => intervals.length > 0);

/** The hours of a week in which each working day has those of Monday. */
export const likeMonday = (hours: WeeklyHours): WeeklyHours => {
  const { '1': monday } = hours;
  return { ...hours, '2': monday, '3': monday, '4': monday, '5': monday };
};

/** Normalises a typed time (`9`, `930`, `9.30`) to `HH:mm`. Returns other text unchanged. */
const asTime = (typed: string): string => {
  const [, hours, minutes = '00'] = /^(\d{1,2})[:.,]?(\d{2})?$/.exec(typed.trim()) ?? [];
  return hours === undefined ? typed.trim() : `${hours.padStart(2, '0')}:${minutes}`;
};

/** The end of an interval if it is on the next day. Accepts times as typed. */
export const nextDayEnd = ({ from, to }: Interval): string | null => {
  const interval = { from: asTime(from), to: asTime(to) };
  return endsNextDay(interval) ? interval.to : null;
};

/** Only the server can detect a time that daylight saving skips. */
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

/** A whole number within bounds. A blank counts as missing. */
export const whole = (min: number, max: number) =>
  string()
    .trim()
    .test(
      'whole',
      message('wholeNumber', { min, max }),
      (value) =>
        !value || (/^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max),
    );

/** A number that must not be blank. Absent if the server does not send it. */
const given = (rule: ReturnType<typeof whole>) =>
  rule.test('given', message('required'), (value) => value === undefined || value !== '');

/** A whole number of minutes, with bounds in seconds. Absent if the server does not send it. */
const minutes = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  given(whole(minimum / 60, maximum / 60));

const dayHours = () => array().of(interval()).default([]);

/** @param blank the message for a missing or unreadable time */
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

/** The rules of a plan. The server validates the same fields under the same names. */
export const planSchema = object({
  /** Tickets are issued whenever the place is open, and `hours` is ignored. */
  as_open: boolean().default(true),
  holidays: boolean().default(false),
  hours: weeklyHours().when('as_open', ([asOpen], schema) => (asOpen ? object() : schema)),
  numbers_a_day: whole(0, PLAN_LIMITS.numbersADay).default(''),
  counters: whole(1, PLAN_LIMITS.counters).default('1').required(message('required')),
  minutes: whole(1, PLAN_LIMITS.minutes).default('10').required(message('required')),
  days_ahead: whole(1, PLAN_LIMITS.daysAhead).default('35').required(message('required')),
  /** Absent if the server does not support names. An empty name stands for the number. */
  counter_names: array().of(
    string()
      .trim()
      .max(COUNTER_NAME_MAX, message('tooLong', { count: COUNTER_NAME_MAX })),
  ),
  /** In minutes. Absent if the server does not send it. */
  patience: minutes(NO_SHOW_AFTER_SECONDS),
  grace: minutes(REJOIN_WITHIN_SECONDS),
  /** Absent if the server does not send it. */
  door: string<DoorMode>(),
  /** In per cent of a day's numbers. */
  door_share: given(whole(0, 100)),
  /** In minutes before closing. */
  door_until_minutes: given(whole(0, 1440)),
  presence: string<(typeof PRESENCE_MODES)[number]>(),
});

export type PlanValues = InferType<typeof planSchema>;

/** Intervals that are validated only for one kind of change. */
const hoursFor = (kind: 'hours' | 'duty') =>
  dayHours().when('kind', ([chosen], schema) =>
    chosen === kind
      ? schema.test('hours', function hours(value) {
          return errorOf(intervalFaults(value ?? []), this);
        })
      : schema,
  );

export const daySchema = object({
  kind: string<'closed' | 'hours' | 'numbers' | 'duty'>().default('closed'),
  reason: atMost(PLAN_LIMITS.reasonLength),
  intervals: hoursFor('hours'),
  /** Duty hours, in addition to those of the plan. */
  night: hoursFor('duty'),
  numbers: whole(0, PLAN_LIMITS.numbersADay).default(''),
});

export type DayValues = InferType<typeof daySchema>;
