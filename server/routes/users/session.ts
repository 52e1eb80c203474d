import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { bearerOf, handOut, sessionRules } from '#server/plugins/auth.ts';
import {
  revokeSession,
  rotate,
  sessionOfRefreshToken,
} from '#server/repositories/people/sessions.ts';
import { setLanguage, toUser } from '#server/repositories/people/users.ts';
import {
  LanguagePayload,
  RefreshHeaders,
  TOKEN_HEADERS,
  User,
} from '#common/contract/account/users.ts';
import { tooMany } from './tooMany.ts';

const REFRESH_TOKEN = /^[A-Za-z0-9_-]{20,200}$/;

const refreshTokenOf = (request: FastifyRequest): string | null => {
  const token = String(request.headers['refresh-token'] ?? '').trim();
  return REFRESH_TOKEN.test(token) ? token : null;
};

/** The signed-in person: GET /api/user, POST /api/users/tokens, DELETE /api/users/sign_out. */
export default async function sessionRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock, settings } = context;
  const Tokens = Type.Null({
    description: 'No body; the new pair of tokens is in the headers.',
    headers: TOKEN_HEADERS,
  });

  route(app, 'GET /api/user', {
    access: 'user',
    tags: ['users'],
    summary: 'The signed-in person',
    answers: { 200: User },
    handler: async (request) => toUser(request.user),
  });

  route(app, 'PUT /api/user/language', {
    access: 'user',
    tags: ['account'],
    summary: 'Sets the language of the messages to the person',
    body: LanguagePayload,
    answers: { 204: null },
    handler: async (request) => {
      const { language } = request.body;
      await db.transaction((tx) => setLanguage(tx, request.user, language));
    },
  });

  route(app, 'POST /api/users/tokens', {
    access: 'anyone',
    tags: ['users'],
    summary: 'Trades the refresh token for a new pair of tokens, in the headers',
    description:
      'The bearer access token may have expired. A refresh token is good once; a repeat ' +
      'within the grace gets the same successor until that is used; any other repeat revokes ' +
      'the whole session.',
    headers: RefreshHeaders,
    answers: { 204: Tokens },
    errors: [401, 429],
    handler: async (request, reply) => {
      const token = refreshTokenOf(request);
      const bearer = bearerOf(request, context);
      const session = bearer.state === 'invalid' ? null : bearer.claims.session;
      const pair = token && (await rotate(db, token, session, sessionRules(context)));
      if (!pair) throw new Problem(401, 'invalid_refresh_token');
      if (pair.refreshToken === null) throw tooMany(request, 'too_many_refreshes', pair.wait);
      handOut(reply, context, pair);
    },
  });

  route(app, 'DELETE /api/users/sign_out', {
    access: 'anyone',
    tags: ['users'],
    summary: 'Ends the session; its tokens are no longer good',
    description: 'The access token may have expired, as long ago as a refresh token lives.',
    headers: RefreshHeaders,
    answers: { 204: null },
    errors: [401],
    handler: async (request) => {
      const bearer = bearerOf(request, context);
      if (bearer.state === 'invalid') throw new Problem(401, 'invalid_access_token');
      // The session is over by then in any case.
      if (bearer.state === 'expired' && bearer.age > settings.refreshTokenDays * 86_400) {
        throw new Problem(401, 'access_token_expired');
      }
      await revokeSession(db, bearer.claims.session, clock.now());
      const token = refreshTokenOf(request);
      const other = token && (await sessionOfRefreshToken(db, token));
      if (other) await revokeSession(db, other, clock.now());
    },
  });
}
