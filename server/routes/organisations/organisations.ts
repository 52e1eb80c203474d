import type { FastifyRequest } from 'fastify';
import { daysBetween, isCalendarDate } from '#common/calendar/days.ts';
import { getLine, Line, streamLine, getQuietHours } from '#common/contract/line.ts';
import {
  getOrganisations,
  getOrganisation,
  getCategories,
  getCities,
} from '#common/contract/organisations.ts';
import { getWaitingLists } from '#common/contract/waitingLists.ts';
import type { App } from '#server/context.ts';
import { DIRECTORY, WAITS } from '#server/db/lineChanges.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import { streamSchema } from '#server/live/live.ts';
import { BRIEF } from '#server/plugins/responseStore.ts';
import { route } from '#server/plugins/route.ts';
import { lineOf } from '#server/repositories/line/line.ts';
import { createQuietHours } from '#server/repositories/line/quietHours.ts';
import { listCategories, listCities } from '#server/repositories/organisations/cities.ts';
import { needsWaits } from '#server/repositories/organisations/filters.ts';
import { pageOfOrganisations } from '#server/repositories/organisations/organisationPage.ts';
import { findOrganisation } from '#server/repositories/organisations/organisations.ts';
import { organisationId } from '#server/routes/organisations/organisationId.ts';
import type { WaitsOf } from '#server/repositories/organisations/organisationRows.ts';
import { listWaitingLists } from '#server/repositories/tickets/waitingLists.ts';

const RANGE_MAX = 366;

/** Directory and lines: GET /api/categories, /api/cities, /api/organisations and below. */
export default async function organisationRoutes(app: App): Promise<void> {
  const { waitsOf, estimates, sendStream } = app;
  const { db, clock, checkResponses } = app.context;
  /** Records the places whose waits a cached response shows. */
  const noting =
    ({ shown }: FastifyRequest): WaitsOf =>
    (rows, now) => {
      for (const { id, card } of rows) shown.add(String(id)).add(card.slug);
      return waitsOf(rows, now);
    };

  route(app, getOrganisations, {
    access: 'anyone',
    summary: 'Lists a page of organisations; the first 30 without a query',
    cached: 'by language',
    handler: async (request) => {
      request.shown.add(DIRECTORY);
      if (needsWaits(request.query)) request.shown.add(WAITS);
      return pageOfOrganisations(request.reads, request.query, {
        now: clock.now(),
        language: request.language,
        waitsOf: noting(request),
        onLines: () => request.shown.add(BRIEF),
      });
    },
  });

  route(app, getOrganisation, {
    access: 'anyone',
    summary: 'Returns an organisation by slug or code',
    cached: 'by language',
    handler: async (request) =>
      found(
        await findOrganisation(request.reads, request.params.id, {
          now: clock.now(),
          language: request.language,
          waitsOf: noting(request),
        }),
        'organisation_not_found',
      ),
  });

  route(app, getWaitingLists, {
    access: 'anyone',
    summary:
      'Lists the waiting lists with from ≤ released_on < to, the list to offer first at the top',
    handler: async (request) => {
      const { from, to } = request.query;
      if (!isCalendarDate(from) || !isCalendarDate(to) || from >= to) {
        throw new Problem(422, 'invalid_dates');
      }
      if (daysBetween(from, to) > RANGE_MAX) throw new Problem(422, 'range_too_long');
      const id = await organisationId(db, request.params.id);
      const range = { from, to, now: clock.now(), language: request.language };
      // Only the view of a single day needs estimates. The calendar needs none.
      const isOneDay = daysBetween(from, to) === 1;
      return { records: await listWaitingLists(db, id, range, isOneDay ? estimates : undefined) };
    },
  });

  route(app, getCategories, {
    access: 'anyone',
    summary: 'Lists the eight categories and the number of organisations in each',
    cached: 'by language',
    handler: async ({ language, reads, shown }) => {
      shown.add(DIRECTORY);
      return { records: await listCategories(reads, language) };
    },
  });

  route(app, getCities, {
    access: 'anyone',
    summary: 'Lists the cities by number of organisations, largest first',
    cached: 'by language',
    handler: async ({ language, reads, shown }) => {
      shown.add(DIRECTORY);
      return { records: await listCities(reads, language) };
    },
  });

  const hoursOf = createQuietHours();
  route(app, getQuietHours, {
    access: 'anyone',
    summary: 'Returns the typical wait by weekday and hour, from finished visits',
    cached: true,
    handler: async ({ params, reads, shown }) => {
      const id = await organisationId(reads, params.id);
      shown.add(String(id));
      return { records: await hoursOf(reads, id, clock.now()) };
    },
  });

  const write = serialiser(Line, checkResponses ?? false);
  route(app, getLine, {
    access: 'anyone',
    summary: 'Returns the line in numbers only: served and waiting',
    handler: async (request, reply) => {
      const { date } = request.query;
      if (date !== undefined && !isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
      const id = await organisationId(db, request.params.id);
      const now = clock.now();
      reply.header('cache-control', 'no-cache');
      return lineOf(db, { organisationId: id, date, now }, estimates);
    },
  });

  route(app, streamLine, {
    access: 'anyone',
    summary:
      'Streams the line of the service day as events named `line`: immediately and on every change',
    responses: { 200: streamSchema(Line) },
    errors: [429, 503],
    compress: false,
    handler: async (request, reply) =>
      sendStream(request, reply, async () => {
        const id = await organisationId(db, request.params.id);
        return {
          kind: 'organisation',
          id,
          topic: '',
          event: 'line',
          read: async function* () {
            const line = await lineOf(db, { organisationId: id, now: clock.now() }, estimates);
            const { updated_at: _, version, ...shown } = line;
            const essence = JSON.stringify(shown);
            yield ['', { date: line.date, version, body: write(line), essence }];
          },
        };
      }),
  });
}
