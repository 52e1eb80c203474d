import { ErrorBody } from '#common/contract/common.ts';
import { ReceivedMessages, ReceivedQuery } from '#common/contract/forms/messages.ts';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { receivedMessages } from '#server/repositories/forms/messages.ts';

/** What people wrote to those who run the site, for moderators: GET /api/moderation/messages. */
export function receivedRoute(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/api/moderation/messages',
    {
      onRequest: [noStore, requireUser(context)],
      schema: {
        tags: ['moderation'],
        summary: 'What people wrote to those who run the site, the latest first',
        description: 'For moderators; to everybody else there is no such thing.',
        security: [{ bearer: [] }],
        querystring: ReceivedQuery,
        response: { 200: ReceivedMessages, 401: ErrorBody, 404: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const moderators = await db.query('SELECT FROM users WHERE id = $1 AND moderator', [
        userOf(request).id,
      ]);
      if (moderators.length === 0) throw new Problem(404, 'not_found');
      return receivedMessages(db, request.query.page ?? 1);
    },
  );
}
