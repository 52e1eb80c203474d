import type { App, Context } from '#server/context.ts';
import type { SendCached } from '#server/plugins/cache/responseCache.ts';
import { ownReviewRoutes } from './own.ts';
import { reviewPageRoute } from './page.ts';
import { replyRoutes } from './replies.ts';
import { reportRoute } from './report.ts';

/** What people say about places, and what is said about that. */
export function reviewRoutes(app: App, context: Context, send: SendCached): void {
  reviewPageRoute(app, context, send);
  ownReviewRoutes(app, context);
  replyRoutes(app, context);
  reportRoute(app, context);
}
