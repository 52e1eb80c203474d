import type { App, Context } from '#server/context.ts';
import { commentRoutes } from './comments.ts';
import { followRoutes } from './follows.ts';
import { messageRoute } from './messages.ts';
import { receivedRoute } from './received.ts';
import { reportRoute } from './reports.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

/** What people write or ask for besides numbers: messages, reports, comments, news, following. */
export async function formRoutes(app: App, context: Context): Promise<void> {
  messageRoute(app, context);
  receivedRoute(app, context);
  reportRoute(app, context);
  commentRoutes(app, context);
  followRoutes(app, context);
  subscriptionRoutes(app, context);
  await unsubscribeRoutes(app, context);
}
