import { Type } from 'typebox';
import { Bookmarks } from '#common/contract/organisations.ts';
import { ErrorBody } from '#common/contract/common.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import {
  bookmarksOf,
  MOST_BOOKMARKS,
  removeBookmark,
  saveBookmark,
} from '#server/repositories/organisations/bookmarks.ts';
import type { WaitsOf } from '#server/repositories/organisations/organisationRows.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';

/** The places that a person has saved: /api/user/bookmarks. */
export function bookmarkRoutes(app: App, context: Context, waitsOf: WaitsOf): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];
  const params = Type.Object({
    organisation: Type.String({ description: 'The slug or code of a place.' }),
  });
  const response = {
    204: Type.Null({ description: 'No body.' }),
    401: ErrorBody,
    404: ErrorBody,
  };

  /** @throws Problem 404 */
  const placeOf = async (slugOrCode: string): Promise<number> => {
    const id = await organisationId(db, slugOrCode);
    if (id === null) throw new Problem(404, 'organisation_not_found');
    return id;
  };

  app.get(
    '/api/user/bookmarks',
    {
      onRequest,
      schema: {
        tags: ['bookmarks'],
        summary: 'The places that the signed-in person has saved, with their waits',
        security,
        response: { 200: Bookmarks, 401: ErrorBody },
      },
    },
    async (request) => ({
      records: await bookmarksOf(db, userOf(request).id, {
        now: clock.now(),
        language: languageOf(request.headers['accept-language']),
        waitsOf,
      }),
    }),
  );

  app.put(
    '/api/user/bookmarks/:organisation',
    {
      onRequest,
      schema: {
        tags: ['bookmarks'],
        summary: 'Saves a place; a repeat changes nothing',
        security,
        params,
        response: { ...response, 422: ErrorBody },
      },
    },
    async (request, reply) => {
      const place = await placeOf(request.params.organisation);
      const by = { userId: userOf(request).id, organisationId: place, now: clock.now() };
      if (!(await saveBookmark(db, by))) {
        throw new Problem(422, 'too_many_bookmarks', { values: { count: MOST_BOOKMARKS } });
      }
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/user/bookmarks/:organisation',
    {
      onRequest,
      schema: {
        tags: ['bookmarks'],
        summary: 'Removes a saved place; a repeat changes nothing',
        security,
        params,
        response,
      },
    },
    async (request, reply) => {
      const place = await placeOf(request.params.organisation);
      await removeBookmark(db, { userId: userOf(request).id, organisationId: place });
      return reply.code(204).send(null);
    },
  );
}
