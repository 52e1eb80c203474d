import { Type } from 'typebox';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { daysBetween, isCalendarDate } from '#common/calendar/days.ts';
import { Problem } from '#server/lib/problem.ts';
import { pageOfOrganisations } from '#server/repositories/organisations/organisationPage.ts';
import {
  findOrganisation,
  organisationId,
} from '#server/repositories/organisations/organisations.ts';
import { listWaitingLists } from '#server/repositories/tickets/waitingLists.ts';
import {
  Organisation,
  OrganisationPage,
  OrganisationsQuery,
} from '#common/contract/organisations.ts';
import { WaitingListsAnswer, WaitingListsQuery } from '#common/contract/waitingLists.ts';

const Params = Type.Object({ id: Type.String({ description: 'A slug or a code.' }) });
const RANGE_MAX = 366;

/** The directory: GET /api/organisations, …/{id} and …/{id}/waiting_lists. */
export default async function organisationRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  const { waitsOf, estimates } = app;
  route(app, 'GET /api/organisations', {
    access: 'anyone',
    tags: ['directory'],
    summary: 'A page of organisations; without a query the first 30',
    querystring: OrganisationsQuery,
    answers: { 200: OrganisationPage },
    cached: 'by language',
    handler: async ({ query, language }) =>
      pageOfOrganisations(db, query, { now: clock.now(), language, waitsOf }),
  });

  route(app, 'GET /api/organisations/:id', {
    access: 'anyone',
    tags: ['directory'],
    summary: 'One organisation by slug or code',
    params: Params,
    answers: { 200: Organisation },
    errors: [404],
    cached: 'by language',
    handler: async ({ params: { id }, language }) => {
      const found = await findOrganisation(db, id, { now: clock.now(), language, waitsOf });
      if (!found) throw new Problem(404, 'organisation_not_found');
      return found;
    },
  });

  route(app, 'GET /api/organisations/:id/waiting_lists', {
    access: 'anyone',
    tags: ['directory'],
    summary: 'The waiting lists with from ≤ released_on < to, the one to offer first at the top',
    params: Params,
    querystring: WaitingListsQuery,
    answers: { 200: WaitingListsAnswer },
    errors: [404],
    handler: async (request) => {
      const { from, to } = request.query;
      if (!isCalendarDate(from) || !isCalendarDate(to) || from >= to) {
        throw new Problem(422, 'invalid_dates');
      }
      if (daysBetween(from, to) > RANGE_MAX) throw new Problem(422, 'range_too_long');
      const id = await organisationId(db, request.params.id);
      if (id === null) throw new Problem(404, 'organisation_not_found');
      const range = { from, to, now: clock.now() };
      // A day is what a person looks at before the press; a calendar needs no estimates.
      const isOneDay = daysBetween(from, to) === 1;
      return { records: await listWaitingLists(db, id, range, isOneDay ? estimates : undefined) };
    },
  });
}
