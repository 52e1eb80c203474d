import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { Identities } from '#common/contract/account/social.ts';
import { SOCIAL_PROVIDERS } from '#common/socialProviders.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { sendNotice } from '#server/repositories/people/accountMail.ts';
import { forgetProvider, identitiesOf } from '#server/repositories/people/identities.ts';
import { lockAccount, passwordHashOf } from '#server/repositories/people/users.ts';

/** The other services that open an account: /api/user/identities. */
export default async function identityRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db } = context;

  route(app, 'GET /api/user/identities', {
    access: 'user',
    tags: ['social sign-in'],
    summary: 'With which other services the signed-in person can sign in',
    answers: { 200: Identities },
    handler: async (request) => {
      const { id } = request.user;
      const identities = await identitiesOf(db, id);
      return {
        records: identities.map(({ provider, created_at: since }) => ({
          provider,
          created_at: toAthensIso(since),
        })),
        has_password: (await passwordHashOf(db, id)) !== null,
      };
    },
  });

  route(app, 'DELETE /api/user/identities/:provider', {
    access: 'user',
    tags: ['social sign-in'],
    summary: 'No longer signs in with another service',
    description:
      'The person is told by mail. A repeat changes nothing. 422 `last_sign_in`: without a password it is the only way in.',
    params: Type.Object({ provider: Type.Enum(SOCIAL_PROVIDERS) }),
    answers: { 204: null },
    errors: [422],
    handler: async (request) => {
      const { id } = request.user;
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
          to: request.user,
          provider,
        });
      });
    },
  });
}
