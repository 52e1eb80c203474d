import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addDays, isCalendarDate } from '#common/calendar/days.ts';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import { DayPayload, PlanAnswer, PlanPayload } from '#common/contract/places/plan.ts';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import type { App, Context } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import {
  forgetDay,
  isPlanned,
  planOf,
  saveDay,
  savePlan,
  type Planning,
} from '#server/repositories/places/plan.ts';
import { ownPlace, PlaceParams } from './owner.ts';
import { dayFaults, planFaults } from './planRules.ts';

/** When a place gives numbers: its plan, and single days that its owners change by hand. */
export function planRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];
  const DayParams = Type.Object({
    ...PlaceParams.properties,
    date: Type.String({ description: 'Calendar date in Europe/Athens, YYYY-MM-DD.' }),
  });
  const response = { 200: PlanAnswer, 401: ErrorBody, 404: ErrorBody };

  const planning = async (request: FastifyRequest, id: string): Promise<Planning> => ({
    place: await ownPlace(context, request, id),
    userId: userOf(request).id,
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

  app.get(
    '/api/places/:id/plan',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'When a place gives numbers and how many, and its days from today on',
        description: 'For its owners; for everybody else it is not there.',
        security,
        params: PlaceParams,
        response,
      },
    },
    async (request) => planOf(db, await planning(request, request.params.id)),
  );

  app.put(
    '/api/places/:id/plan',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Sets the plan of a place',
        description:
          'The lists from today on follow it at once. Nobody loses a number: no list gets smaller ' +
          'than the places taken, and one that the plan has no more keeps its tickets and only ' +
          'gives no further numbers. 422 names every offending field, e.g. `hours.6.0.to` for the ' +
          'end of the first interval on Saturdays.',
        security,
        params: PlaceParams,
        body: PlanPayload,
        response: { ...response, 422: InvalidFields },
      },
    },
    async (request) => {
      const by = await planning(request, request.params.id);
      refuseFaults(request, planFaults(request.body));
      return savePlan(db, by, request.body);
    },
  );

  app.put(
    '/api/places/:id/days/:date',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Changes one date by hand: closed, other hours, or another number of places',
        description:
          'Stays until it is deleted, whatever becomes of the plan. A closed day keeps the tickets ' +
          'that people hold, and its list says why it is closed; whoever holds one, with a ' +
          'confirmed address, is told by mail when the day closes. Answers with the plan.',
        security,
        params: DayParams,
        body: DayPayload,
        response: { ...response, 422: InvalidFields },
      },
    },
    async (request) => {
      const { id, date } = request.params;
      const by = await planning(request, id);
      checkDate(date);
      const { closed } = request.body;
      const reason = request.body.reason?.trim().normalize('NFC') || null;
      const day = closed
        ? { closed, reason, intervals: null, numbers: null }
        : { ...request.body, reason: null };
      refuseFaults(request, dayFaults(day, date, await isPlanned(db, by.place.id, date)));
      return saveDay(db, by, { ...day, date }, writingOf(context, request));
    },
  );

  app.delete(
    '/api/places/:id/days/:date',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Brings one date back to the plan',
        description: 'Answers with the plan, also when the date was never changed.',
        security,
        params: DayParams,
        response: { ...response, 422: ErrorBody },
      },
    },
    async (request) => {
      const { id, date } = request.params;
      const by = await planning(request, id);
      checkDate(date);
      return forgetDay(db, by, date);
    },
  );
}
