import { addDays, isCalendarDate } from '#common/calendar/days.ts';
import type { DayPayload, PlanPayload } from '#common/contract/places/plan.ts';
import {
  getPlan,
  savePlan as savePlanCall,
  saveDay as saveDayCall,
  resetDay,
} from '#common/contract/places/plan.ts';
import { intervalFaults, normalHours, normalIntervals } from '#common/calendar/hoursRules.ts';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import {
  type Fault,
  type Faults,
  longFault,
  refuseFaults,
  tidy,
} from '#server/lib/fieldProblems.ts';
import { faultsUnder, weeklyFaults } from '#server/lib/hoursFaults.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Granted } from '#server/plugins/access.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { counterNames } from '#server/repositories/line/members.ts';
import {
  deleteDay,
  type PlannedAround,
  type Planning,
  plannedAround,
  planOf,
  saveDay,
  savePlan,
} from '#server/repositories/places/plan.ts';

const range = (value: number | null, min: number, max: number): Fault | null =>
  value === null || (Number.isInteger(value) && value >= min && value <= max)
    ? null
    : { key: 'number_range', values: { min, max } };

/** @param all the names of all counters, after empty ones got defaults */
const nameFaults = (names: string[], all: string[]): Faults =>
  Object.fromEntries(
    names.map((name, index) => [
      `counter_names.${index}`,
      name !== '' && all.filter((other) => other === name).length > 1
        ? { key: 'name_twice' }
        : null,
    ]),
  );

/**
 * Validates a plan. Faults name hours by weekday, 1 = Monday.
 * @param word the default counter name, which a number follows
 */
function planFaults(plan: PlanPayload, word: string): Faults {
  const { counter_names: names = [] } = plan;
  const counters = Math.min(plan.counters, PLAN_LIMITS.counters);
  return {
    ...weeklyFaults(plan.hours ?? []),
    numbers_a_day: range(plan.numbers_a_day, 0, PLAN_LIMITS.numbersADay),
    ...nameFaults(names, counterNames({ counters, counter_name: word, counter_names: names })),
    counters: range(plan.counters, 1, PLAN_LIMITS.counters),
    minutes: range(plan.minutes, 1, PLAN_LIMITS.minutes),
    days_ahead: range(plan.days_ahead, 1, PLAN_LIMITS.daysAhead),
  };
}

/** Validates a changed day. @param planned the planned intervals around that date */
function dayFaults(day: DayPayload, date: string, planned: PlannedAround): Faults {
  if (day.closed) return { reason: longFault(day.reason ?? '', PLAN_LIMITS.reasonLength) };
  const { before, after } = planned;
  const hasHours = (day.intervals ?? planned.on).length > 0;
  return {
    intervals: hasHours ? null : { key: 'no_hours_that_day' },
    ...faultsUnder('intervals', intervalFaults(day.intervals ?? [], { date, before, after })),
    numbers: range(day.numbers, 0, PLAN_LIMITS.numbersADay),
  };
}

/** The plan of a place and the days that its owners changed. */
export default async function planRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;
  const planning = ({ place, user }: Granted['owner']): Planning => ({
    place,
    userId: user.id,
    now: clock.now(),
    today: today(clock),
  });

  /** @throws Problem 422 for a past date or a date beyond every plan */
  const checkDate = (date: string): void => {
    if (!isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
    const from = today(clock);
    const count = PLAN_LIMITS.daysByHand;
    if (date < from || date > addDays(from, count)) {
      throw new Problem(422, 'day_out_of_plan', { values: { count } });
    }
  };

  route(app, getPlan, {
    access: 'owner',
    summary: 'Returns the plan of a place and its days from today',
    handler: async (request) => planOf(db, planning(request)),
  });

  route(app, savePlanCall, {
    access: 'owner',
    summary: 'Sets the plan of a place',
    description:
      'Applies to all lists from today on. Nobody loses a number: no list shrinks below ' +
      'its current tickets, and a list that leaves the plan keeps its tickets and only ' +
      'stops issuing numbers. 422 names every invalid field, e.g. `hours.6.0.to` for the ' +
      'end of the first interval on Saturdays.',
    handler: async (request) => {
      const by = planning(request);
      const plan = {
        ...request.body,
        counter_names: request.body.counter_names
          ?.slice(0, Math.max(0, request.body.counters))
          .map(tidy),
      };
      refuseFaults(request, planFaults(plan, by.place.counter_name));
      return savePlan(db, by, { ...plan, hours: plan.hours && normalHours(plan.hours) });
    },
  });

  route(app, saveDayCall, {
    access: 'owner',
    summary: 'Overrides one date: closed, other hours, or another capacity',
    description:
      'The override stays until it is deleted, whatever the plan becomes. A closed day keeps its ' +
      'tickets, and its list shows the reason. Holders with a confirmed address ' +
      'get an e-mail when the day closes and when it reopens: two minutes later, unless ' +
      'it was changed back by then. Returns the plan.',
    handler: async (request) => {
      const { date } = request.params;
      const by = planning(request);
      checkDate(date);
      const { closed } = request.body;
      const reason = tidy(request.body.reason ?? '') || null;
      const day = closed
        ? { closed, reason, intervals: null, numbers: null }
        : { ...request.body, reason: null };
      refuseFaults(request, dayFaults(day, date, await plannedAround(db, by.place.id, date)));
      const intervals = day.intervals && normalIntervals(day.intervals);
      return saveDay(
        db,
        { ...by, writing: writingOf(context, request) },
        { ...day, intervals, date },
      );
    },
  });

  route(app, resetDay, {
    access: 'owner',
    summary: 'Deletes the override of a date',
    description: 'Returns the plan, also if the date had no override.',
    errors: [422],
    handler: async (request) => {
      const { date } = request.params;
      const by = planning(request);
      checkDate(date);
      return deleteDay(db, { ...by, writing: writingOf(context, request) }, date);
    },
  });
}
