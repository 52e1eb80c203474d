import { Type } from 'typebox';
import { isCalendarDate } from '#common/calendar/days.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { CounterAnswer, DayQuery, PlacesAnswer } from '#common/contract/counter.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { listsOfDay } from '#server/repositories/line/counterView.ts';
import {
  counterNames,
  placeOfMember,
  placesOfMember,
  toPlace,
} from '#server/repositories/line/members.ts';

/** The places of a member: GET /api/user/places and GET /api/counter/{id}. */
export function placeRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];

  app.get(
    '/api/user/places',
    {
      onRequest,
      schema: {
        tags: ['counter'],
        summary: 'The places where the signed-in person serves, or which they run',
        security,
        response: { 200: PlacesAnswer, 401: ErrorBody },
      },
    },
    async (request) => {
      const places = await placesOfMember(
        db,
        userOf(request).id,
        languageOf(request.headers['accept-language']),
      );
      return {
        records: places.map((place) => ({ organisation: toPlace(place), role: place.role })),
      };
    },
  );

  app.get(
    '/api/counter/:id',
    {
      onRequest,
      schema: {
        tags: ['counter'],
        summary: 'The lists of a day with everyone who waits or is being served',
        description: 'For members of the place; for everybody else it is not there.',
        security,
        params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
        querystring: DayQuery,
        response: { 200: CounterAnswer, 401: ErrorBody, 404: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const date = request.query.date ?? today(clock);
      if (!isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
      const place = await placeOfMember(
        db,
        userOf(request).id,
        request.params.id,
        languageOf(request.headers['accept-language']),
      );
      if (!place) throw new Problem(404, 'organisation_not_found');
      return {
        organisation: toPlace(place),
        counters: counterNames(place),
        patience_seconds: place.patience_seconds,
        waiting_lists: await listsOfDay(db, {
          organisationId: place.id,
          date,
          now: clock.now(),
        }),
      };
    },
  );
}
