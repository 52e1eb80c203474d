import type { App, Context } from '#server/context.ts';
import { claimRoutes } from './claims.ts';
import { listingRoutes } from './listings.ts';

/** How places come into the directory, and to their owners. */
export function placeRoutes(app: App, context: Context): void {
  listingRoutes(app, context);
  claimRoutes(app, context);
}
