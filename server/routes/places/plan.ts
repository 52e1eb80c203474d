import { Type } from 'typebox';
import { addDays, isCalendarDate } from '#common/calendar/days.ts';
import { DayPayload, PlanAnswer, PlanPayload } from '#common/contract/places/plan.ts';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import type { Granted } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import {
  forgetDay,
  isPlanned,
  planOf,
  saveDay,
  savePlan,
  type Planning,
} from '#server/repositories/places/plan.ts';
import { PlaceParams } from './owner.ts';
import { dayFaults, planFaults } from './planRules.ts';

/** The plan of a place, and single days that its owners change by hand. */
export default async function planRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;
  const DayParams = Type.Object({
    ...PlaceParams.properties,
    date: Type.String({ description: 'Calendar date in Europe/Athens, YYYY-MM-DD.' }),
  });

  const planning = ({ place, user }: Granted['owner']): Planning => ({
    place,
    userId: user.id,
    now: clock.now(),
    today: today(clock),
  });

  /** @throws Problem 422 for a date that is over or that no plan will reach */
  const checkDate = (date: string): void => {
    if (!isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
    const from = today(clock);
    const count = PLAN_LIMITS.daysByHand;
    if (date < from || date > addDays(from, count)) {
      throw new Problem(422, 'day_out_of_plan', { values: { count } });
    }
  };

  route(app, 'GET /api/places/:id/plan', {
    access: 'owner',
    tags: ['places'],
    summary: 'When a place gives numbers and how many, and its days from today on',
    description: 'For its owners; for everybody else it is not there.',
    params: PlaceParams,
    answers: { 200: PlanAnswer },
    handler: async (request) => planOf(db, planning(request)),
  });

  route(app, 'PUT /api/places/:id/plan', {
    access: 'owner',
    tags: ['places'],
    summary: 'Sets the plan of a place',
    description:
      'The lists from today on follow it at once. Nobody loses a number: no list gets smaller ' +
      'than the places taken, and one that the plan has no more keeps its tickets and only ' +
      'gives no further numbers. 422 names every offending field, e.g. `hours.6.0.to` for the ' +
      'end of the first interval on Saturdays.',
    params: PlaceParams,
    body: PlanPayload,
    answers: { 200: PlanAnswer },
    handler: async (request) => {
      const by = planning(request);
      const plan = {
        ...request.body,
        counter_names: request.body.counter_names
          ?.slice(0, Math.max(0, request.body.counters))
          .map((name) => name.trim().normalize('NFC')),
      };
      refuseFaults(request, planFaults(plan, by.place.counter_name));
      return savePlan(db, by, plan);
    },
  });

  route(app, 'PUT /api/places/:id/days/:date', {
    access: 'owner',
    tags: ['places'],
    summary: 'Changes one date by hand: closed, other hours, or another number of places',
    description:
      'Stays until it is deleted, whatever becomes of the plan. A closed day keeps the tickets ' +
      'that people hold, and its list says why it is closed; whoever holds one, with a ' +
      'confirmed address, is told by mail when the day closes. Answers with the plan.',
    params: DayParams,
    body: DayPayload,
    answers: { 200: PlanAnswer },
    handler: async (request) => {
      const { date } = request.params;
      const by = planning(request);
      checkDate(date);
      const { closed } = request.body;
      const reason = request.body.reason?.trim().normalize('NFC') || null;
      const day = closed
        ? { closed, reason, intervals: null, numbers: null }
        : { ...request.body, reason: null };
      refuseFaults(request, dayFaults(day, date, await isPlanned(db, by.place.id, date)));
      return saveDay(db, by, { ...day, date }, writingOf(context, request));
    },
  });

  route(app, 'DELETE /api/places/:id/days/:date', {
    access: 'owner',
    tags: ['places'],
    summary: 'Brings one date back to the plan',
    description: 'Answers with the plan, also when the date was never changed.',
    params: DayParams,
    answers: { 200: PlanAnswer },
    errors: [422],
    handler: async (request) => {
      const { date } = request.params;
      const by = planning(request);
      checkDate(date);
      return forgetDay(db, by, date);
    },
  });
}
