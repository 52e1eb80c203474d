import { Type } from 'typebox';
import {
  AuthorId,
  getFollows,
  follow as followCall,
  unfollow as unfollowCall,
  getFollowers,
} from '#common/contract/forms/follows.ts';
import { isPersonId } from '#common/forms.ts';
import { AUTHOR_IDS, isOneOf } from '#common/samples.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import {
  countFollowers,
  follow,
  followsOf,
  MOST_FOLLOWED,
  publicProfile,
  unfollow,
} from '#server/repositories/people/profiles.ts';

const AUTHORS_MAX = 50;

/** Following: /api/user/follows and GET /api/followers. */
export default async function followRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  const params = Type.Object({ author: AuthorId });

  route(app, getFollows, {
    access: 'user',
    summary: 'Lists the authors that the signed-in person follows',
    handler: async (request) => ({ records: await followsOf(db, request.user.id) }),
  });

  route(app, followCall, {
    access: 'user',
    changes: 'private',
    summary: 'Follows an author',
    description: `A repeat changes nothing. 422 \`too_many_follows\` beyond ${MOST_FOLLOWED}.`,
    params,
    errors: [422],
    handler: async (request) => {
      const { id: userId } = request.user;
      const { author } = request.params;
      const isKnown = isPersonId(author)
        ? (await publicProfile(db, author)) !== undefined
        : isOneOf(AUTHOR_IDS, author);
      if (!isKnown) throw new Problem(404, 'person_not_found');
      const isFollowed = await db.transaction((tx) =>
        follow(tx, { userId, author, now: clock.now() }),
      );
      if (!isFollowed) {
        throw new Problem(422, 'too_many_follows', { values: { count: MOST_FOLLOWED } });
      }
    },
  });

  route(app, unfollowCall, {
    access: 'user',
    changes: 'private',
    summary: 'Unfollows an author',
    params,
    errors: [422],
    handler: async (request) => {
      await unfollow(db, request.user.id, request.params.author);
    },
  });

  route(app, getFollowers, {
    access: 'anyone',
    summary: 'Counts the followers of each of these authors',
    handler: async (request) => {
      const authors = request.query.authors.split(',', AUTHORS_MAX);
      return { records: await countFollowers(db, authors) };
    },
  });
}
