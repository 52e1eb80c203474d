import type { App, Context } from '#server/context.ts';
import { deviceOf } from '#server/lib/device.ts';
import { emailKey, isTooLong } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { handOut, noStore, sessionRules } from '#server/plugins/auth.ts';
import { secondsToWait, take } from '#server/repositories/people/rateLimits.ts';
import { startSession } from '#server/repositories/people/sessions.ts';
import { findUserByEmail, setPasswordHash, toUser } from '#server/repositories/people/users.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { SignInPayload, UserWithTokens } from '#common/contract/users.ts';
import { signInWatch } from './signInWatch.ts';
import { tooMany } from './tooMany.ts';

/** POST /api/users/sign_in. */
export function signInRoute(app: App, context: Context): void {
  const { db, clock, passwords } = context;

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
      const { password } = request.body;
      const email = emailKey(request.body.email);
      if (isTooLong(email)) throw new Problem(422, 'invalid_credentials');
      const watch = await signInWatch(context, email, request.ip);
      const refuseFor = (wait: number) => {
        if (wait > 0) throw tooMany(request, 'too_many_attempts', wait);
      };
      // An attempt that will be refused anyway must not wait for its turn to hash.
      for (const counter of watch.counters) {
        refuseFor(await secondsToWait(db, counter, clock.now()));
      }
      const user = await findUserByEmail(db, email);
      const fits = await passwords.verify(user?.password_hash ?? null, password.slice(0, 1000), {
        before: async () => refuseFor(await take(db, watch.counters, clock.now())),
        fitted: watch.succeeded,
      });
      if (!user || !fits) throw new Problem(422, 'invalid_credentials');
      const wait = await take(db, [watch.right], clock.now());
      if (wait > 0) throw tooMany(request, 'too_many_sign_ins', wait);
      if (!passwords.isCurrent(user.password_hash ?? '')) {
        await setPasswordHash(db, user.id, await passwords.hash(password));
      }
      const session = await db.transaction((tx) =>
        startSession(tx, user.id, sessionRules(context), deviceOf(request.headers['user-agent'])),
      );
      handOut(reply, context, { ...session, user: user.code });
      return reply.send(toUser(user));
    },
  );
}
