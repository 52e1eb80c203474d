import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { deviceOf } from '#server/lib/device.ts';
import { Problem } from '#server/lib/problem.ts';
import { handOut, sessionRules } from '#server/plugins/auth.ts';
import { startSession } from '#server/repositories/people/sessions.ts';
import { holdPassword, toUser } from '#server/repositories/people/users.ts';
import { SignInPayload, UserWithTokens } from '#common/contract/account/users.ts';
import { userByPassword } from './userByPassword.ts';

/** POST /api/users/sign_in. */
export default async function signInRoute(app: App): Promise<void> {
  const { context } = app;
  const { db } = context;

  route(app, 'POST /api/users/sign_in', {
    access: 'anyone',
    tags: ['users'],
    summary: 'Signs in; tokens come in the headers access-token and refresh-token',
    body: SignInPayload,
    answers: { 200: UserWithTokens },
    errors: [429],
    handler: async (request, reply) => {
      const user = await userByPassword(context, request, request.body);
      const session = await db.transaction(async (tx) => {
        if (!(await holdPassword(tx, user.id, user.password_hash))) {
          throw new Problem(422, 'invalid_credentials');
        }
        const device = deviceOf(request.headers['user-agent']);
        return startSession(tx, user.id, sessionRules(context), device);
      });
      handOut(reply, context, { ...session, user: user.code });
      return toUser(user);
    },
  });
}
