import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { refreshTokens } from '#common/contract/account/tokens.ts';
import {
  RefreshHeaders,
  TOKEN_HEADERS,
  UserWithTokens,
  getUser,
  saveLanguage,
  signOut,
  signIn,
  signUp,
} from '#common/contract/account/users.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { emailKey, mailboxOf } from '#server/lib/email.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { bearerOf, issueTokens, sessionRules } from '#server/plugins/auth.ts';
import { passwordsFor } from '#server/plugins/capacity.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { sendLink } from '#server/repositories/people/accountMail.ts';
import { byNetwork, type Limit, TO_MAILBOX } from '#server/repositories/people/rateLimits.ts';
import {
  revokeSession,
  rotate,
  sessionOfRefreshToken,
} from '#server/repositories/people/sessions.ts';
import {
  createUser,
  findUserByEmail,
  holdPassword,
  setLanguage,
  toUser,
} from '#server/repositories/people/users.ts';
import { checkSignUp } from '#server/routes/users/rules.ts';
import { sendSession, openSession, rememberAddress, userByPassword } from './signIn.ts';
import { countAgainst, tooMany } from '#server/plugins/requests/rateLimits.ts';

const REFRESH_TOKEN = /^[A-Za-z0-9_-]{20,200}$/;

const refreshTokenOf = (request: FastifyRequest): string | null => {
  const token = String(request.headers['refresh-token'] ?? '').trim();
  return REFRESH_TOKEN.test(token) ? token : null;
};

/** Sign-up, sign-in, sign-out and the signed-in person: /api/users, /api/user. */
export default async function userRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock, settings } = context;
  const Tokens = Type.Null({
    description: 'No body; the new tokens are in the headers.',
    headers: TOKEN_HEADERS,
  });

  route(app, getUser, {
    access: 'user',
    summary: 'Returns the signed-in person',
    handler: async (request) => toUser(request.user),
  });

  route(app, saveLanguage, {
    access: 'user',
    changes: 'private',
    summary: 'Sets the language of e-mails to the person',
    handler: async (request) => {
      const { language } = request.body;
      await db.transaction((tx) => setLanguage(tx, request.user, language));
    },
  });

  route(app, refreshTokens, {
    access: 'anyone',
    changes: 'private',
    summary: 'Exchanges the refresh token for new tokens, in the headers',
    description:
      'The bearer access token may have expired. A refresh token works once. A repeat ' +
      'within the grace period gets the same successor until that is used; any other repeat revokes ' +
      'the whole session.',
    headers: RefreshHeaders,
    responses: { 204: Tokens },
    errors: [401, 429],
    handler: async (request, reply) => {
      const token = refreshTokenOf(request);
      const bearer = bearerOf(request, context);
      const session = bearer.state === 'invalid' ? null : bearer.claims.session;
      const pair = token && (await rotate(db, token, session, sessionRules(context)));
      if (!pair) throw new Problem(401, 'invalid_refresh_token');
      if (pair.refreshToken === null) throw tooMany(request, 'too_many_refreshes', pair.wait);
      issueTokens(reply, context, pair);
    },
  });

  route(app, signOut, {
    access: 'anyone',
    changes: 'private',
    summary: 'Ends the session and its tokens',
    description: 'The access token may have expired, at most by the lifetime of a refresh token.',
    headers: RefreshHeaders,
    errors: [401],
    handler: async (request) => {
      const bearer = bearerOf(request, context);
      if (bearer.state === 'invalid') throw new Problem(401, 'invalid_access_token');
      // The session has expired by then in any case.
      if (bearer.state === 'expired' && bearer.age > settings.refreshTokenDays * 86_400) {
        throw new Problem(401, 'access_token_expired');
      }
      await revokeSession(db, bearer.claims.session, clock.now());
      const token = refreshTokenOf(request);
      const other = token && (await sessionOfRefreshToken(db, token));
      if (other) await revokeSession(db, other, clock.now());
    },
  });

  route(app, signIn, {
    access: 'anyone',
    changes: 'private',
    summary: 'Signs in; tokens are in the headers access-token and refresh-token',
    responses: { 200: UserWithTokens },
    errors: [429],
    handler: async (request, reply) => {
      const user = await userByPassword(context, request, request.body);
      const opened = await db.transaction(async (tx) => {
        if (!(await holdPassword(tx, user.id, user.password_hash))) {
          throw new Problem(422, 'invalid_credentials');
        }
        return openSession(context, tx, request, user);
      });
      return sendSession(context, reply, opened);
    },
  });

  const limit = { name: 'sign_up', max: settings.signUpsPerAddress, seconds: 3600 };
  const checks = { name: 'sign_up_lookup', max: settings.signUpsPerAddress * 3, seconds: 3600 };

  const count = (of: Limit, request: FastifyRequest) =>
    countAgainst(context, db, request, 'too_many_sign_ups', byNetwork(of, request.ip));

  route(app, signUp, {
    access: 'anyone',
    changes: 'private',
    summary: 'Creates an account and signs in',
    description: 'Sends an e-mail with a confirmation link.',
    responses: { 201: UserWithTokens },
    errors: [429],
    checksText: true,
    // The handler names all invalid fields at once. The schema is only for the documentation.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const { faults, signUp } = checkSignUp(request.body, today(clock));
      const email = emailKey(signUp.email);
      // Checking whether an address has an account counts, so that nobody can harvest addresses.
      if (!faults.email) {
        await count(checks, request);
        if (await findUserByEmail(db, signUp.email)) faults.email = { key: 'taken' };
      }
      refuseFaults(request, faults);
      await count(limit, request);
      const { password, ...person } = signUp;
      const hash = await passwordsFor(request).hash(password);
      const made = await db.transaction(async (tx) => {
        const user = await createUser(tx, {
          ...person,
          password_hash: hash,
          language: request.language,
          now: clock.now(),
        });
        if (!user) return null;
        await countAgainst(context, tx, request, 'too_many_sign_ups', [
          [TO_MAILBOX, mailboxOf(email)],
        ]);
        await sendLink(tx, writingOf(context, request, user), {
          userId: user.id,
          purpose: 'confirm',
          email: user.email,
        });
        return openSession(context, tx, request, user);
      });
      if (!made) return refuseFaults(request, { email: { key: 'taken' } });
      await rememberAddress(context, email, request.ip);
      return sendSession(context, reply, made);
    },
  });
}
