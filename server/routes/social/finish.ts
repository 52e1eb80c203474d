import { pick } from '#server/repositories/pick.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  SocialConflict,
  finishSocial,
  linkSocial,
  mailSocialLink,
} from '#common/contract/account/social.ts';
import { UserWithTokens } from '#common/contract/account/users.ts';
import type { App } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { emailKey, mailboxOf, maskedEmail } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import { sendLink, sendNotice } from '#server/repositories/people/accountMail.ts';
import {
  endSignIn,
  joinIdentity,
  signInOf,
  userOfIdentity,
  type SocialSignIn,
} from '#server/repositories/people/identities.ts';
import { consume, TO_MAILBOX } from '#server/repositories/people/rateLimits.ts';
import {
  confirmAddress,
  createUser,
  findUser,
  findUserByEmail,
  holdPassword,
  lockAccount,
  type UserRow,
} from '#server/repositories/people/users.ts';
import { sendCounted } from '#server/routes/account/limits.ts';
import {
  sendSession,
  openSession,
  rememberAddress,
  signInWatch,
  userByPassword,
} from '#server/routes/users/signIn.ts';
import { countAgainst, tooMany } from '#server/plugins/requests/rateLimits.ts';
import { attemptOf, clearAttempt } from '#server/social/attemptCookie.ts';

const over = () => new Problem(409, 'social_over');

/** The end of a sign-in through a provider: POST /api/users/social, …/link and …/mail. */
export default async function finishRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  /** The sign-in of a code, for the browser that began it. @throws Problem 409 */
  const signInFor = async (
    tx: Queryable,
    request: FastifyRequest,
    token: string,
    lock: '' | 'FOR UPDATE' = '',
  ): Promise<SocialSignIn> => {
    const attempt = attemptOf(request, context);
    const found = attempt && (await signInOf(tx, token, attempt.verifier, clock.now(), lock));
    if (!found) throw over();
    return found;
  };

  /** Creates an account; null if another account has the address. */
  const newAccount = async (tx: Queryable, request: FastifyRequest, signIn: SocialSignIn) => {
    const now = clock.now();
    const user = await createUser(tx, {
      ...pick(signIn, ['email', 'first_name', 'last_name']),
      password_hash: null,
      gender: null,
      birth_date: null,
      language: request.language,
      now,
    });
    if (!user) return null;
    await joinIdentity(tx, user.id, signIn, now);
    if (signIn.email_confirmed) {
      await confirmAddress(tx, user.id, now);
      return { ...user, confirmed_at: now };
    }
    const { id: userId, email } = user;
    await countAgainst(context, tx, request, 'too_many_messages', [[TO_MAILBOX, mailboxOf(email)]]);
    await sendLink(tx, writingOf(context, request, user), { userId, purpose: 'confirm', email });
    return user;
  };

  const open = async (tx: Queryable, request: FastifyRequest, token: string, user: UserRow) => {
    await endSignIn(tx, token);
    return openSession(context, tx, request, user);
  };

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    opened: Awaited<ReturnType<typeof open>>,
  ) => {
    await rememberAddress(context, emailKey(opened.user.email), request.ip);
    clearAttempt(reply);
    return sendSession(context, reply, opened);
  };

  const countSignIn = async (request: FastifyRequest, { email }: UserRow) => {
    const watch = await signInWatch(context, emailKey(email), request.ip);
    const wait = await consume(db, [watch.right], clock.now());
    if (wait > 0) throw tooMany(request, 'too_many_sign_ins', wait);
  };

  route(app, finishSocial, {
    access: 'anyone',
    changes: 'private',
    summary: 'Signs in with the single-use code from the provider’s redirect',
    description:
      'Works only in the browser that began the sign-in. Creates an account for a new person. 409 ' +
      '`social_account_exists`: another account has the address; its password, or a link to ' +
      'the address, joins the two. 409 `social_over`: the code was used or has expired.',
    responses: { 200: UserWithTokens, 409: SocialConflict },
    errors: [429],
    handler: async (request, reply) => {
      const { token } = request.body;
      const signIn = await signInFor(db, request, token);
      const known = await userOfIdentity(db, signIn);
      const before = known === null ? undefined : await findUser(db, known);
      if (before) await countSignIn(request, before);
      const opened = await db.transaction(async (tx) => {
        await signInFor(tx, request, token, 'FOR UPDATE');
        // A new password may have revoked this identity meanwhile.
        if (before) {
          await lockAccount(tx, before.id);
          if ((await userOfIdentity(tx, signIn)) !== before.id) throw over();
        }
        const user = before ?? (await newAccount(tx, request, signIn));
        return user && open(tx, request, token, user);
      });
      if (!opened) {
        throw new Problem(409, 'social_account_exists', {
          body: {
            provider: signIn.provider,
            email: maskedEmail(signIn.email),
            mail: signIn.email_confirmed,
          },
        });
      }
      return respond(request, reply, opened);
    },
  });

  route(app, linkSocial, {
    access: 'anyone',
    changes: 'private',
    summary: 'Joins the provider account to the account with its address, by password',
    responses: { 200: UserWithTokens },
    errors: [409, 429],
    handler: async (request, reply) => {
      const { token, password } = request.body;
      const { email } = await signInFor(db, request, token);
      const user = await userByPassword(context, request, { email, password });
      const opened = await db.transaction(async (tx) => {
        const signIn = await signInFor(tx, request, token, 'FOR UPDATE');
        const now = clock.now();
        if (!(await holdPassword(tx, user.id, user.password_hash))) {
          throw new Problem(422, 'invalid_credentials');
        }
        if ((await joinIdentity(tx, user.id, signIn, now)) !== user.id) throw over();
        if (signIn.email_confirmed) await confirmAddress(tx, user.id, now);
        await sendNotice(tx, writingOf(context, request, user), {
          notice: 'social_joined',
          to: user,
          provider: signIn.provider,
        });
        const confirmed = signIn.email_confirmed ? now : null;
        return open(tx, request, token, { ...user, confirmed_at: user.confirmed_at ?? confirmed });
      });
      return respond(request, reply, opened);
    },
  });

  route(app, mailSocialLink, {
    access: 'anyone',
    changes: 'private',
    summary: 'Sends a link that joins the two accounts to their address',
    description: '409 `social_unproved`: the provider does not confirm the address.',
    errors: [409, 429],
    idempotent: true,
    handler: async (request) => {
      await db.transaction(async (tx) => {
        const signIn = await signInFor(tx, request, request.body.token);
        if (!signIn.email_confirmed) throw new Problem(409, 'social_unproved');
        await sendCounted(context, tx, request, signIn.email, async () => {
          const user = await findUserByEmail(tx, signIn.email);
          if (!user || user.sample) throw over();
          await sendLink(tx, writingOf(context, request, user), {
            userId: user.id,
            purpose: 'link_social',
            email: user.email,
            identity: signIn,
          });
        });
      });
    },
  });
}
