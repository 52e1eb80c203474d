import type { App, Context } from '#server/context.ts';
import { confirmationRoutes } from './confirmation.ts';
import { ownDataRoute } from './data.ts';
import { deletionRoutes } from './deletion.ts';
import { passwordRoute } from './password.ts';
import { profileRoutes } from './profile.ts';
import { recoveryRoutes } from './recovery.ts';
import { sessionListRoutes } from './sessions.ts';

/** What people do with their accounts, apart from signing in and up. */
export function accountRoutes(app: App, context: Context): void {
  recoveryRoutes(app, context);
  confirmationRoutes(app, context);
  passwordRoute(app, context);
  profileRoutes(app, context);
  sessionListRoutes(app, context);
  ownDataRoute(app, context);
  deletionRoutes(app, context);
}
