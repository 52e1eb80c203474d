import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { Identities } from '#common/contract/account/social.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { SOCIAL_PROVIDERS } from '#common/socialProviders.ts';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { sendNotice } from '#server/repositories/people/accountMail.ts';
import { forgetProvider, identitiesOf } from '#server/repositories/people/identities.ts';
import { lockAccount, passwordHashOf } from '#server/repositories/people/users.ts';

/** The other services that open an account: /api/user/identities. */
export function identityRoutes(app: App, context: Context): void {
  const { db } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];

  app.get(
    '/api/user/identities',
    {
      onRequest,
      schema: {
        tags: ['social sign-in'],
        summary: 'With which other services the signed-in person can sign in',
        security,
        response: { 200: Identities, 401: ErrorBody },
      },
    },
    async (request) => {
      const { id } = userOf(request);
      const identities = await identitiesOf(db, id);
      return {
        records: identities.map(({ provider, created_at: since }) => ({
          provider,
          created_at: toAthensIso(since),
        })),
        has_password: (await passwordHashOf(db, id)) !== null,
      };
    },
  );

  app.delete(
    '/api/user/identities/:provider',
    {
      onRequest,
      schema: {
        tags: ['social sign-in'],
        summary: 'No longer signs in with another service',
        description:
          'The person is told by mail. A repeat changes nothing. 422 `last_sign_in`: without a password it is the only way in.',
        security,
        params: Type.Object({ provider: Type.Enum(SOCIAL_PROVIDERS) }),
        response: {
          204: Type.Null({ description: 'No body.' }),
          401: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { id, email } = userOf(request);
      const { provider } = request.params;
      await db.transaction(async (tx) => {
        // Two that end at the same moment would each leave the other one.
        const account = await lockAccount(tx, id);
        const joined = await identitiesOf(tx, id);
        const isLast = joined.length === 1 && joined[0]?.provider === provider;
        if (isLast && account?.password_hash === null) throw new Problem(422, 'last_sign_in');
        if (!joined.some((one) => one.provider === provider)) return;
        await forgetProvider(tx, id, provider);
        await sendNotice(tx, writingOf(context, request), {
          notice: 'social_ended',
          to: email,
          provider,
        });
      });
      return reply.code(204).send(null);
    },
  );
}
