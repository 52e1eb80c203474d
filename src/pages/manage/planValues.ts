import type { DayPayload, PlanPayload } from '#common/contract/places/plan.ts';
import {
  hoursByWeekday,
  planWeekdays,
  type DayValues,
  type PlanValues,
} from '#src/components/forms/schemas/plan.ts';
import { withShapeOf } from '#src/lib/read.ts';
import type { Plan } from './tabs.ts';

const inMinutes = (seconds: number): string => String(Math.round(seconds / 60));

export const planValues = (plan: Plan): PlanValues => ({
  as_open: plan.hours === null,
  hours: hoursByWeekday(plan.hours ?? plan.openingHours),
  numbers_a_day: plan.numbersADay === null ? '' : String(plan.numbersADay),
  counters: String(plan.counters),
  minutes: String(Math.round(plan.minutes)),
  days_ahead: String(plan.daysAhead),
  holidays: plan.holidays,
  ...(plan.counterNames && { counter_names: [...plan.counterNames] }),
  ...(plan.patienceSeconds !== null && { patience: inMinutes(plan.patienceSeconds) }),
  ...(plan.graceSeconds !== null && { grace: inMinutes(plan.graceSeconds) }),
  ...(plan.door && { door: plan.door }),
  ...(typeof plan.doorShare === 'number' && { door_share: String(plan.doorShare) }),
  ...(typeof plan.doorUntilMinutes === 'number' && {
    door_until_minutes: String(plan.doorUntilMinutes),
  }),
  ...(plan.presence && { presence: plan.presence }),
});

export const planPayload = (values: PlanValues): PlanPayload => ({
  hours: values.as_open
    ? null
    : planWeekdays.map((weekday) => ({
        weekday: Number(weekday),
        intervals: values.hours[weekday],
      })),
  numbers_a_day: values.numbers_a_day === '' ? null : Number(values.numbers_a_day),
  counters: Number(values.counters),
  minutes: Number(values.minutes),
  days_ahead: Number(values.days_ahead),
  holidays: values.holidays,
  // Formik leaves a hole for an untouched field.
  ...(values.counter_names && {
    counter_names: Array.from(values.counter_names, (name) => name ?? ''),
  }),
  ...(values.patience !== undefined && { patience_seconds: Number(values.patience) * 60 }),
  ...(values.grace !== undefined && { grace_seconds: Number(values.grace) * 60 }),
  ...(values.door && { door: values.door }),
  ...(values.door_share !== undefined && { door_share: Number(values.door_share) }),
  ...(values.door_until_minutes !== undefined && {
    door_until_minutes: Number(values.door_until_minutes),
  }),
  ...(values.presence && { presence: values.presence }),
});

export const dayPayload = ({ kind, reason, intervals, night, numbers }: DayValues): DayPayload => ({
  closed: kind === 'closed',
  reason: kind === 'closed' && reason !== '' ? reason : null,
  intervals: { hours: intervals, duty: night, closed: null, numbers: null }[kind],
  numbers: kind === 'closed' || kind === 'duty' || numbers === '' ? null : Number(numbers),
  ...(kind === 'duty' && { duty: true }),
});

/** A stored draft of a plan, or the plan itself without a draft. */
export const draftOf = (written: string, fresh: PlanValues): PlanValues => {
  try {
    return withShapeOf(JSON.parse(written), fresh);
  } catch {
    return fresh;
  }
};
