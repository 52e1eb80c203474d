import type { App, Context } from '#server/context.ts';
import { callRoute } from './calls.ts';
import { listRoutes } from './lists.ts';
import { placeRoutes } from './places.ts';
import { counterTicketRoutes } from './tickets.ts';

/** The routes for members of a place: /api/counter and GET /api/user/places. */
export function counterRoutes(app: App, context: Context): void {
  placeRoutes(app, context);
  callRoute(app, context);
  counterTicketRoutes(app, context);
  listRoutes(app, context);
}
