import { addDays, daysBetween, isCalendarDate } from '#common/calendar/days.ts';
import { intervalFaults, normalIntervals } from '#common/calendar/hoursRules.ts';
import {
  type DayPayload,
  getDays,
  RANGE_DAYS_MAX,
  resetDay,
  resetDays,
  saveDay as saveDayCall,
  saveDays as saveDaysCall,
} from '#common/contract/places/plan.ts';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import {
  type Faults,
  longFault,
  numberFault,
  refuseFaults,
  tidy,
} from '#server/lib/fieldProblems.ts';
import { faultsUnder } from '#server/lib/hoursFaults.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Granted } from '#server/plugins/access.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { daysOf } from '#server/repositories/places/plan.ts';
import {
  type DayRange,
  deleteDays,
  MoreHolders,
  plannedAround,
  saveDays,
} from '#server/repositories/places/planDays.ts';
import { planningOf } from './planning.ts';

const datesOf = ({ from, to }: DayRange): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));

type Neighbours = Awaited<ReturnType<typeof plannedAround>>;

/** The hours that a change sets on a date; null: those of the plan. Duty hours come first. */
const hoursOn = ({ intervals, duty }: DayPayload, date: string, around: Neighbours) =>
  intervals && duty ? [...intervals, ...around(date).on] : intervals;

/** Faults of a change, as on the first of its dates that has one. */
function rangeFaults(day: DayPayload, range: DayRange, around: Neighbours): Faults {
  if (day.closed) return { reason: longFault(day.reason ?? '', PLAN_LIMITS.reasonLength) };
  const hours = (date: string) => hoursOn(day, date, around);
  const sent = day.intervals?.length ?? 0;
  const faults = datesOf(range).map((date) => {
    const { before, after } = around(date);
    const found = intervalFaults(hours(date) ?? [], {
      date,
      before: (date > range.from && hours(addDays(date, -1))) || before,
      after: (date < range.to && hours(addDays(date, 1))) || after,
    });
    // A fault in the hours of the plan is shown at the first duty hours, which cause it.
    return faultsUnder(
      'intervals',
      found.map((fault) =>
        Number.parseInt(fault.path, 10) < sent ? fault : { ...fault, path: '0.from' },
      ),
    );
  });
  const hasHours = datesOf(range).some((date) => (hours(date) ?? around(date).on).length > 0);
  return {
    intervals: hasHours ? null : { key: 'no_hours_that_day' },
    ...faults.find((of) => Object.keys(of).length > 0),
    numbers: numberFault(day.numbers, 0, PLAN_LIMITS.numbersADay),
  };
}

/** The days of a place that its owners change. */
export default async function dayRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;
  const planning = planningOf(app.context);

  /** @throws Problem 422 for dates that are not in order, in the past or beyond every plan */
  const checkRange = ({ from, to }: DayRange): DayRange => {
    if (!isCalendarDate(from) || !isCalendarDate(to) || to < from) {
      throw new Problem(422, 'invalid_dates');
    }
    if (daysBetween(from, to) >= RANGE_DAYS_MAX) {
      throw new Problem(422, 'days_too_many', { values: { count: RANGE_DAYS_MAX } });
    }
    const count = PLAN_LIMITS.daysByHand;
    if (from < today(clock) || to > addDays(today(clock), count)) {
      throw new Problem(422, 'day_out_of_plan', { values: { count } });
    }
    return { from, to };
  };

  const change = async (
    request: Granted['owner'] & Parameters<typeof writingOf>[1],
    range: DayRange,
    { closed, reason, intervals, numbers, duty }: DayPayload,
    seen?: number,
  ) => {
    const by = planning(request);
    const day: DayPayload = closed
      ? { closed, reason: tidy(reason ?? '') || null, intervals: null, numbers: null }
      : { closed, reason: null, intervals, numbers, ...(duty && intervals && { duty }) };
    const around = await plannedAround(db, by.place.id, range);
    refuseFaults(request, rangeFaults(day, range, around));
    const days = datesOf(range).map((date) => {
      const hours = hoursOn(day, date, around);
      return { ...day, day: date, intervals: hours && normalIntervals(hours) };
    });
    try {
      return await saveDays(db, { ...by, writing: writingOf(context, request) }, range, days, seen);
    } catch (error) {
      if (!(error instanceof MoreHolders)) throw error;
      throw new Problem(409, 'more_holders', { values: { count: error.holders } });
    }
  };

  route(app, getDays, {
    access: 'owner',
    summary: 'Returns the days of a range, also beyond the plan',
    errors: [422],
    handler: async (request) => ({
      days: await daysOf(db, planning(request), checkRange(request.query)),
    }),
  });

  route(app, saveDaysCall, {
    access: 'owner',
    changes: 'place',
    summary: 'Overrides every date of a range',
    description:
      'As for one date. It replaces earlier overrides inside the range. 409 `more_holders` ' +
      'if more people have a number than the request says; nothing is saved then.',
    errors: [409],
    handler: async (request) => {
      const { from, to, holders, ...day } = request.body;
      return change(request, checkRange({ from, to }), day, holders);
    },
  });

  route(app, resetDays, {
    access: 'owner',
    changes: 'place',
    summary: 'Deletes the overrides of a range',
    description: 'Returns the plan, also if the range had no override.',
    errors: [422],
    handler: async (request) => {
      const range = checkRange(request.query);
      return deleteDays(db, { ...planning(request), writing: writingOf(context, request) }, range);
    },
  });

  route(app, saveDayCall, {
    access: 'owner',
    changes: 'place',
    summary: 'Overrides one date: closed, other hours, or another capacity',
    description:
      'The override stays until it is deleted, whatever the plan becomes. A closed day keeps its ' +
      'tickets, and its list shows the reason. Holders with a confirmed address ' +
      'get an e-mail when the day closes and when it reopens: two minutes later, unless ' +
      'it was changed back by then. Returns the plan.',
    handler: async (request) => {
      const { date } = request.params;
      return change(request, checkRange({ from: date, to: date }), request.body);
    },
  });

  route(app, resetDay, {
    access: 'owner',
    changes: 'place',
    summary: 'Deletes the override of a date',
    description: 'Returns the plan, also if the date had no override.',
    errors: [422],
    handler: async (request) => {
      const { date } = request.params;
      const range = checkRange({ from: date, to: date });
      return deleteDays(db, { ...planning(request), writing: writingOf(context, request) }, range);
    },
  });
}
