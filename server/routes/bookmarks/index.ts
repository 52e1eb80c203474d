import {
  getBookmarks,
  addBookmark,
  removeBookmark as removeBookmarkCall,
} from '#common/contract/account/bookmarks.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import {
  bookmarksOf,
  MOST_BOOKMARKS,
  removeBookmark,
  saveBookmark,
} from '#server/repositories/organisations/bookmarks.ts';
import { organisationId } from '#server/routes/organisations/organisationId.ts';

/** The bookmarks of a person: /api/user/bookmarks. */
export default async function bookmarkRoutes(app: App): Promise<void> {
  const { waitsOf } = app;
  const { db, clock } = app.context;
  route(app, getBookmarks, {
    access: 'user',
    summary: 'Lists the bookmarks of the signed-in person with their waits',
    handler: async (request) => ({
      records: await bookmarksOf(db, request.user.id, {
        now: clock.now(),
        language: request.language,
        waitsOf,
      }),
    }),
  });

  route(app, addBookmark, {
    access: 'user',
    changes: 'private',
    summary: 'Adds a bookmark; a repeat changes nothing',
    errors: [422],
    handler: async (request) => {
      const place = await organisationId(db, request.params.slug);
      const by = { userId: request.user.id, organisationId: place, now: clock.now() };
      if (!(await saveBookmark(db, by))) {
        throw new Problem(422, 'too_many_bookmarks', { values: { count: MOST_BOOKMARKS } });
      }
    },
  });

  route(app, removeBookmarkCall, {
    access: 'user',
    changes: 'private',
    summary: 'Removes a bookmark; a repeat changes nothing',
    handler: async (request) => {
      const place = await organisationId(db, request.params.slug);
      await removeBookmark(db, { userId: request.user.id, organisationId: place });
    },
  });
}
