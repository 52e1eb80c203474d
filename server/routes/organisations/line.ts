import { Type } from 'typebox';
import { isCalendarDate } from '#common/calendar/days.ts';
import { DayQuery } from '#common/contract/counter.ts';
import { Line, LiveQuery } from '#common/contract/line.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import { streamSchema } from '#server/live/schema.ts';
import { lineOf } from '#server/repositories/line/line.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';

const Params = Type.Object({ id: Type.String({ description: 'A slug or a code.' }) });

/** The line of a place in numbers, and as a stream: GET /api/organisations/{id}/line and …/live. */
export default async function lineRoute(app: App): Promise<void> {
  const { db, clock, checkAnswers } = app.context;
  const { estimates } = app;
  const { sendStream } = app;
  const write = serialiser(Line, checkAnswers ?? false);
  const placeOf = async (idOrSlug: string): Promise<number> => {
    const id = await organisationId(db, idOrSlug);
    if (id === null) throw new Problem(404, 'organisation_not_found');
    return id;
  };
  route(app, 'GET /api/organisations/:id/line', {
    access: 'anyone',
    tags: ['directory'],
    summary: 'Who is being served now and how many wait, in numbers alone',
    params: Params,
    querystring: DayQuery,
    answers: { 200: Line },
    errors: [404],
    handler: async (request, reply) => {
      const date = request.query.date ?? today(clock);
      if (!isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
      const id = await placeOf(request.params.id);
      reply.header('cache-control', 'no-cache');
      return lineOf(db, { organisationId: id, date, now: clock.now() }, estimates);
    },
  });

  route(app, 'GET /api/organisations/:id/line/live', {
    access: 'anyone',
    tags: ['directory'],
    summary: "Today's line as events named `line`: at once, and with every change",
    params: Params,
    querystring: LiveQuery,
    answers: { 200: streamSchema(Line) },
    errors: [404, 429, 503],
    compress: false,
    handler: async (request, reply) =>
      sendStream(request, reply, async () => {
        const id = await placeOf(request.params.id);
        return {
          kind: 'organisation',
          id,
          topic: '',
          event: 'line',
          read: async function* () {
            const now = clock.now();
            const date = today(clock);
            const line = await lineOf(db, { organisationId: id, date, now }, estimates);
            const { updated_at: _, version, ...shown } = line;
            yield ['', { date, version, body: write(line), essence: JSON.stringify(shown) }];
          },
        };
      }),
  });
}
