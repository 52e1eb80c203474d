import { Type } from 'typebox';
import { isCalendarDate } from '#common/calendar/days.ts';
import { CounterAnswer, DayQuery, PlacesAnswer } from '#common/contract/counter.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { listsOfDay } from '#server/repositories/line/counterView.ts';
import { counterNames, placesOfMember, toPlace } from '#server/repositories/line/members.ts';
import { isPlaceOpen } from '#server/repositories/line/opening.ts';

/** The places of a member: GET /api/user/places and GET /api/counter/{id}. */
export default async function placeRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;

  route(app, 'GET /api/user/places', {
    access: 'user',
    tags: ['counter'],
    summary: 'The places where the signed-in person serves, or which they run',
    answers: { 200: PlacesAnswer },
    handler: async (request) => {
      const places = await placesOfMember(db, request.user.id, request.language);
      return {
        records: places.map((place) => ({ organisation: toPlace(place), role: place.role })),
      };
    },
  });

  route(app, 'GET /api/counter/:id', {
    access: 'member',
    tags: ['counter'],
    summary: 'The lists of a day with everyone who waits or is being served',
    description: 'For members of the place; for everybody else it is not there.',
    params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
    querystring: DayQuery,
    answers: { 200: CounterAnswer },
    handler: async (request) => {
      const date = request.query.date ?? today(clock);
      if (!isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
      const { place } = request;
      return {
        organisation: toPlace(place),
        counters: counterNames(place),
        patience_seconds: place.patience_seconds,
        open: await isPlaceOpen(db, place.id, clock.now()),
        waiting_lists: await listsOfDay(db, {
          organisationId: place.id,
          date,
          now: clock.now(),
        }),
      };
    },
  });
}
