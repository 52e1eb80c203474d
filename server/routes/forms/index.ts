import type { App, Context } from '#server/context.ts';
import { messageRoute } from './messages.ts';
import { reportRoute } from './reports.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

/** What people send without an account: messages, reports, and that they want to be told. */
export async function formRoutes(app: App, context: Context): Promise<void> {
  messageRoute(app, context);
  reportRoute(app, context);
  subscriptionRoutes(app, context);
  await unsubscribeRoutes(app, context);
}
