import type { App, Context } from '#server/context.ts';
import type { NoteTaken } from '#server/plugins/toldWindows.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { callRoute } from './calls.ts';
import { kioskRoute } from './kiosk.ts';
import { listRoutes } from './lists.ts';
import { placeRoutes } from './places.ts';
import { counterTicketRoutes } from './tickets.ts';

/** The routes of a place's counters and of the devices at its door, and GET /api/user/places. */
export function counterRoutes(
  app: App,
  context: Context,
  estimates: Estimates,
  noteTaken: NoteTaken,
): void {
  placeRoutes(app, context);
  callRoute(app, context);
  counterTicketRoutes(app, context);
  listRoutes(app, context, estimates, noteTaken);
  kioskRoute(app, context);
}
