import { Type } from 'typebox';
import { ErrorBody } from '#common/contract/common.ts';
import { AuthorId, Followers, FollowersQuery, Follows } from '#common/contract/forms/follows.ts';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import {
  countFollowers,
  follow,
  followsOf,
  MOST_FOLLOWED,
  unfollow,
} from '#server/repositories/people/follows.ts';
import { publicProfile } from '#server/repositories/people/profiles.ts';

/** How many authors one call may ask for. */
const MOST_ASKED = 50;

/** The ids of people with an account; those of sample authors are names. */
const PERSON = /^usr_/;

/** Whom people follow: /api/user/follows, and how many do: GET /api/followers. */
export function followRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];
  const params = Type.Object({ author: AuthorId });
  const done = { 204: Type.Null({ description: 'No body.' }), 401: ErrorBody, 422: ErrorBody };

  app.get(
    '/api/user/follows',
    {
      onRequest,
      schema: {
        tags: ['account'],
        summary: 'Whom the signed-in person follows',
        security,
        response: { 200: Follows, 401: ErrorBody },
      },
    },
    async (request) => ({ records: await followsOf(db, userOf(request).id) }),
  );

  app.put(
    '/api/user/follows/:author',
    {
      onRequest,
      schema: {
        tags: ['account'],
        summary: 'Follows an author',
        description: `A repeat changes nothing. 422 \`too_many_follows\` beyond ${MOST_FOLLOWED}.`,
        security,
        params,
        response: { ...done, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id: userId } = userOf(request);
      const { author } = request.params;
      if (PERSON.test(author) && !(await publicProfile(db, author))) {
        throw new Problem(404, 'person_not_found');
      }
      const isFollowed = await db.transaction((tx) =>
        follow(tx, { userId, author, now: clock.now() }),
      );
      if (!isFollowed) {
        throw new Problem(422, 'too_many_follows', { values: { count: MOST_FOLLOWED } });
      }
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/user/follows/:author',
    {
      onRequest,
      schema: {
        tags: ['account'],
        summary: 'No longer follows an author',
        security,
        params,
        response: done,
      },
    },
    async (request, reply) => {
      await unfollow(db, userOf(request).id, request.params.author);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/followers',
    {
      onRequest: noStore,
      schema: {
        tags: ['account'],
        summary: 'How many people follow each of these authors',
        querystring: FollowersQuery,
        response: { 200: Followers, 422: ErrorBody },
      },
    },
    async (request) => {
      const authors = request.query.authors.split(',', MOST_ASKED);
      return { records: await countFollowers(db, authors) };
    },
  );
}
