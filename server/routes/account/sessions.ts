import { getSessions, endOtherSessions, endSession } from '#common/contract/account/profile.ts';
import type { App } from '#server/context.ts';
import { toResponse } from '#server/lib/clock.ts';
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
    summary: 'Lists active sessions, the latest used first',
    description:
      'Names devices only coarsely, such as `Firefox` on `Linux`. The precision of `last_seen_at` ' +
      'is the lifetime of an access token.',
    handler: async (request) => {
      const rows = await sessionsOf(db, request.user.id, clock.now());
      const current = sessionOf(request, context);
      return {
        records: rows.map((row) => ({ ...toResponse(row), current: row.code === current })),
      };
    },
  });

  route(app, endOtherSessions, {
    access: 'user',
    changes: 'private',
    summary: 'Ends all other sessions',
    handler: async (request) => {
      await revokeSessions(db, request.user.id, clock.now(), sessionOf(request, context));
    },
  });

  route(app, endSession, {
    access: 'user',
    changes: 'private',
    summary: 'Ends one session and its tokens',
    handler: async (request) => {
      const { user, params } = request;
      const isRevoked = await revokeOwnSession(db, user.id, params.code, clock.now());
      if (!isRevoked) throw new Problem(404, 'session_not_found');
    },
  });
}
