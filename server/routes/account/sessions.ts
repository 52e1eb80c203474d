import { toAthensIso } from '#common/calendar/athens.ts';
import { getSessions, endOtherSessions, endSession } from '#common/contract/account/profile.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { sessionOf } from '#server/plugins/auth.ts';
import { route } from '#server/plugins/route.ts';
import {
  revokeOwnSession,
  revokeSessions,
  sessionsOf,
} from '#server/repositories/people/sessions.ts';

/** The sessions of a person: /api/user/sessions. */
export default async function sessionListRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, getSessions, {
    access: 'user',
    summary: 'Where one is signed in, the latest used first',
    description:
      'The kind of device is as coarse as `Firefox` on `Linux`; `last_seen_at` is as coarse ' +
      'as access tokens live.',
    handler: async (request) => {
      const rows = await sessionsOf(db, request.user.id, clock.now());
      const current = sessionOf(request, context);
      return {
        records: rows.map((row) => ({
          code: row.code,
          browser: row.browser,
          system: row.system,
          created_at: toAthensIso(row.created_at),
          last_seen_at: toAthensIso(row.last_seen_at),
          current: row.code === current,
        })),
      };
    },
  });

  route(app, endOtherSessions, {
    access: 'user',
    summary: 'Signs out everywhere else',
    handler: async (request) => {
      await revokeSessions(db, request.user.id, clock.now(), sessionOf(request, context));
    },
  });

  route(app, endSession, {
    access: 'user',
    summary: 'Signs one device out; its tokens are no longer good',
    errors: [404],
    handler: async (request) => {
      const { code } = request.params;
      if (!(await revokeOwnSession(db, request.user.id, code, clock.now()))) {
        throw new Problem(404, 'session_not_found');
      }
    },
  });
}
