import { Type } from 'typebox';
import type { App, Context } from '#server/context.ts';
import { daysBetween, isCalendarDate } from '#common/calendar/days.ts';
import { Problem } from '#server/lib/problem.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import type { SendCached } from '#server/plugins/cache/responseCache.ts';
import { pageOfOrganisations } from '#server/repositories/organisations/organisationPage.ts';
import {
  findOrganisation,
  organisationId,
} from '#server/repositories/organisations/organisations.ts';
import type { WaitsOf } from '#server/repositories/organisations/organisationRows.ts';
import { listWaitingLists } from '#server/repositories/tickets/waitingLists.ts';
import { ErrorBody, NotModified } from '#common/contract/common.ts';
import {
  Organisation,
  OrganisationPage,
  OrganisationsQuery,
} from '#common/contract/organisations.ts';
import { WaitingListsAnswer, WaitingListsQuery } from '#common/contract/waitingLists.ts';

const Params = Type.Object({ id: Type.String({ description: 'A slug or a code.' }) });
const RANGE_MAX = 366;

/** The cache key of a page's response: queries that ask for the same have the same key. */
const pageKey = (query: OrganisationsQuery): string =>
  `organisations ${JSON.stringify([
    query.page ?? 1,
    query.per_page ?? 30,
    query.sort ?? 'default',
    query.sort === 'random' ? (query.seed ?? null) : null,
    query.category || null,
    query.country?.toUpperCase() || null,
    query.keywords?.trim() ?? '',
  ])}`;

/** The directory: GET /api/organisations, …/{id} and …/{id}/waiting_lists. */
export function organisationRoutes(
  app: App,
  { db, clock, checkAnswers }: Context,
  { send, waitsOf }: { send: SendCached; waitsOf: WaitsOf },
): void {
  const writePage = serialiser(OrganisationPage, checkAnswers ?? false);
  const writeOne = serialiser(Organisation, checkAnswers ?? false);
  app.get(
    '/api/organisations',
    {
      compress: false,
      config: { cached: 'by language' },
      schema: {
        tags: ['directory'],
        summary: 'A page of organisations; without a query the first 30',
        querystring: OrganisationsQuery,
        response: { 200: OrganisationPage, 304: NotModified, 422: ErrorBody },
      },
    },
    async (request, reply) =>
      send(request, reply, pageKey(request.query), async (now, language) =>
        writePage(await pageOfOrganisations(db, request.query, { now, language, waitsOf })),
      ),
  );

  app.get(
    '/api/organisations/:id',
    {
      compress: false,
      config: { cached: 'by language' },
      schema: {
        tags: ['directory'],
        summary: 'One organisation by slug or code',
        params: Params,
        response: { 200: Organisation, 304: NotModified, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return send(request, reply, `organisation ${id}`, async (now, language) => {
        const found = await findOrganisation(db, id, { now, language, waitsOf });
        if (!found) throw new Problem(404, 'organisation_not_found');
        return writeOne(found);
      });
    },
  );

  app.get(
    '/api/organisations/:id/waiting_lists',
    {
      schema: {
        tags: ['directory'],
        summary:
          'The waiting lists with from ≤ released_on < to, the one to offer first at the top',
        params: Params,
        querystring: WaitingListsQuery,
        response: { 200: WaitingListsAnswer, 404: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const { from, to } = request.query;
      if (!isCalendarDate(from) || !isCalendarDate(to) || from >= to) {
        throw new Problem(422, 'invalid_dates');
      }
      if (daysBetween(from, to) > RANGE_MAX) throw new Problem(422, 'range_too_long');
      const id = await organisationId(db, request.params.id);
      if (id === null) throw new Problem(404, 'organisation_not_found');
      return { records: await listWaitingLists(db, id, { from, to, now: clock.now() }) };
    },
  );
}
