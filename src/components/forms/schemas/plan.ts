import { array, boolean, object, string, ValidationError, type TestContext } from 'yup';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { minutesOf } from '#common/calendar/openingHours.ts';
import {
  intervalFaults,
  PLAN_LIMITS,
  type Interval,
  type IntervalFault,
} from '#common/line/plan.ts';
import { COUNTER_NAME_MAX, GRACE_SECONDS, PATIENCE_SECONDS } from '#common/contract/places/plan.ts';
import { KIOSK_NAME_MAX } from '#common/contract/places/kiosks.ts';
import { message, type ValidationKey } from './messages.ts';
import { atMost, email, writtenText } from './rules.ts';

/** The weekdays as the form's values name them: 1 = Monday … 7 = Sunday, as the server does. */
export const planWeekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type PlanWeekday = (typeof planWeekdays)[number];

/** Fields are named as the server names their problems. */
export interface PlanValues {
  /** Numbers are given whenever the place is open, so that `hours` do not count. */
  as_open: boolean;
  hours: Record<PlanWeekday, Interval[]>;
  numbers_a_day: string;
  counters: string;
  minutes: string;
  days_ahead: string;
  holidays: boolean;
  /** Absent where the server knows no names; an empty one stands for that of its number. */
  counter_names?: string[];
  /** In minutes; absent where the server does not say. */
  patience?: string;
  grace?: string;
}

export interface DayValues {
  kind: 'closed' | 'hours' | 'numbers';
  reason: string;
  /** A second interval may stay blank. */
  intervals: Interval[];
  numbers: string;
}

/** Hours as the form holds them: what passes midnight ends with its day. */
export const hoursByWeekday = (hours: OpeningHours): PlanValues['hours'] =>
  Object.fromEntries(
    planWeekdays.map((weekday) => [
      weekday,
      (hours.find((day) => day.weekday === Number(weekday))?.intervals ?? []).map(
        ({ from, to }) => ({ from, to: minutesOf(to) <= minutesOf(from) ? '24:00' : to }),
      ),
    ]),
  ) as PlanValues['hours'];

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
    .test('hours', function hours(value) {
      return faultsIn(value ?? [], this);
    });

/** Hours on each weekday. */
export const weeklyHours = () =>
  object(Object.fromEntries(planWeekdays.map((weekday) => [weekday, dayHours()])));

/** The rules of a plan, which are those of the server. */
export const planSchema = object({
  as_open: boolean(),
  holidays: boolean(),
  hours: object().when('as_open', ([asOpen]: boolean[], schema) =>
    asOpen ? schema : weeklyHours(),
  ),
  numbers_a_day: whole(0, PLAN_LIMITS.numbersADay),
  counters: whole(1, PLAN_LIMITS.counters).required(message('required')),
  minutes: whole(1, PLAN_LIMITS.minutes).required(message('required')),
  days_ahead: whole(1, PLAN_LIMITS.daysAhead).required(message('required')),
  counter_names: array().of(
    string()
      .trim()
      .max(COUNTER_NAME_MAX, message('tooLong', { count: COUNTER_NAME_MAX })),
  ),
  patience: minutes(PATIENCE_SECONDS),
  grace: minutes(GRACE_SECONDS),
});

/** The intervals that were filled in. */
export const filledIn = (intervals: readonly Interval[]): Interval[] =>
  intervals.filter(({ from, to }, index) => index === 0 || from !== '' || to !== '');

/** The rules of a day that is changed by hand. */
export const daySchema = object({
  kind: string(),
  reason: atMost(PLAN_LIMITS.reasonLength),
  intervals: array()
    .of(interval())
    .when('kind', ([kind]: string[], schema) =>
      kind === 'hours'
        ? schema.test('hours', function hours(value) {
            return faultsIn(filledIn(value ?? []), this);
          })
        : schema,
    ),
  numbers: whole(0, PLAN_LIMITS.numbersADay),
});

/** The values of an invitation to a place. */
export interface InviteValues {
  email: string;
  role: 'clerk' | 'owner';
}

/** Somebody to invite. */
export const inviteSchema = object({ email: email(), role: string() });

/** A device needs a name by which its owner knows it again. */
export const deviceSchema = object({ name: writtenText(KIOSK_NAME_MAX) });
