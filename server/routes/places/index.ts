import type { App, Context } from '#server/context.ts';
import { auditRoute } from './audit.ts';
import { deviceRoutes } from './devices.ts';
import { publishedListingRoutes } from './listing.ts';
import { invitationLinkRoutes } from './invitationLinks.ts';
import { invitationRoutes } from './invitations.ts';
import { memberRoutes } from './members.ts';
import { planRoutes } from './plan.ts';
import { statisticsRoute } from './statistics.ts';

/** The routes for owners of a place, and for those whom they invite. */
export function ownerRoutes(app: App, context: Context): void {
  memberRoutes(app, context);
  invitationRoutes(app, context);
  planRoutes(app, context);
  publishedListingRoutes(app, context);
  deviceRoutes(app, context);
  statisticsRoute(app, context);
  auditRoute(app, context);
  invitationLinkRoutes(app, context);
}
