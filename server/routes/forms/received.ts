import { ReceivedMessages, ReceivedQuery } from '#common/contract/forms/messages.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { receivedMessages } from '#server/repositories/forms/messages.ts';

/** Messages to those who run the site, for moderators: GET /api/moderation/messages. */
export default async function receivedRoute(app: App): Promise<void> {
  const { db } = app.context;

  route(app, 'GET /api/moderation/messages', {
    access: 'moderator',
    tags: ['moderation'],
    summary: 'What people wrote to those who run the site, the latest first',
    description: 'For moderators; to everybody else there is no such thing.',
    querystring: ReceivedQuery,
    answers: { 200: ReceivedMessages },
    handler: async (request) => {
      return receivedMessages(db, request.query.page ?? 1);
    },
  });
}
