import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { SessionsAnswer } from '#common/contract/account/profile.ts';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, sessionOf, userOf } from '#server/plugins/auth.ts';
import {
  revokeOwnSession,
  revokeSessions,
  sessionsOf,
} from '#server/repositories/people/sessionList.ts';

/** Where a person is signed in: /api/user/sessions. */
export function sessionListRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];
  const ended = Type.Null({ description: 'No body.' });

  app.get(
    '/api/user/sessions',
    {
      onRequest,
      schema: {
        tags: ['account'],
        summary: 'Where one is signed in, the latest used first',
        description:
          'The kind of device is as coarse as `Firefox` on `Linux`; `last_seen_at` is as coarse ' +
          'as access tokens live.',
        security,
        response: { 200: SessionsAnswer, 401: ErrorBody },
      },
    },
    async (request) => {
      const rows = await sessionsOf(db, userOf(request).id, clock.now());
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
  );

  app.delete(
    '/api/user/sessions',
    {
      onRequest,
      schema: {
        tags: ['account'],
        summary: 'Signs out everywhere else',
        security,
        response: { 204: ended, 401: ErrorBody },
      },
    },
    async (request, reply) => {
      await revokeSessions(db, userOf(request).id, clock.now(), sessionOf(request, context));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/user/sessions/:code',
    {
      onRequest,
      schema: {
        tags: ['account'],
        summary: 'Signs one device out; its tokens are no longer good',
        security,
        params: Type.Object({ code: Type.String() }),
        response: { 204: ended, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { code } = request.params;
      if (!(await revokeOwnSession(db, userOf(request).id, code, clock.now()))) {
        throw new Problem(404, 'session_not_found');
      }
      return reply.code(204).send(null);
    },
  );
}
