import type { App, Context } from '#server/context.ts';
import { deviceOf } from '#server/lib/device.ts';
import { handOut, noStore, sessionRules } from '#server/plugins/auth.ts';
import { startSession } from '#server/repositories/people/sessions.ts';
import { toUser } from '#server/repositories/people/users.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { SignInPayload, UserWithTokens } from '#common/contract/account/users.ts';
import { userByPassword } from './userByPassword.ts';

/** POST /api/users/sign_in. */
export function signInRoute(app: App, context: Context): void {
  const { db } = context;

  app.post(
    '/api/users/sign_in',
    {
      onRequest: noStore,
      schema: {
        tags: ['users'],
        summary: 'Signs in; tokens come in the headers access-token and refresh-token',
        body: SignInPayload,
        response: { 200: UserWithTokens, 422: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const user = await userByPassword(context, request, request.body);
      const session = await db.transaction((tx) =>
        startSession(tx, user.id, sessionRules(context), deviceOf(request.headers['user-agent'])),
      );
      handOut(reply, context, { ...session, user: user.code });
      return reply.send(toUser(user));
    },
  );
}
