import { Type } from 'typebox';
import { isCalendarDate } from '#common/calendar/days.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { DayQuery } from '#common/contract/counter.ts';
import { Line } from '#common/contract/line.ts';
import type { App, Context } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { lineOf } from '#server/repositories/line/line.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';

/** The line of a place in numbers: GET /api/organisations/{id}/line. */
export function lineRoute(app: App, { db, clock }: Context, estimates: Estimates): void {
  app.get(
    '/api/organisations/:id/line',
    {
      schema: {
        tags: ['directory'],
        summary: 'Who is being served now and how many wait, in numbers alone',
        params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
        querystring: DayQuery,
        response: { 200: Line, 404: ErrorBody, 422: ErrorBody },
      },
    },
    async (request, reply) => {
      const date = request.query.date ?? today(clock);
      if (!isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
      const id = await organisationId(db, request.params.id);
      if (id === null) throw new Problem(404, 'organisation_not_found');
      reply.header('cache-control', 'no-cache');
      return lineOf(db, { organisationId: id, date, now: clock.now() }, estimates);
    },
  );
}
