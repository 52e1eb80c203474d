import type { App, Context } from '#server/context.ts';
import { finishRoutes } from './finish.ts';
import { identityRoutes } from './identities.ts';
import { providerRoutes } from './provider.ts';

/** Signing in with an account of another service, and ending that. */
export function socialRoutes(app: App, context: Context): void {
  providerRoutes(app, context);
  finishRoutes(app, context);
  identityRoutes(app, context);
}
