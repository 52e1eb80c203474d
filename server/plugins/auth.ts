import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import {
  type AccessVerdict,
  signAccessToken,
  verifyAccessToken,
} from '#server/lib/secrets/tokens.ts';

export function bearerOf(request: FastifyRequest, context: Context): AccessVerdict {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token || token.length > 2000) return { state: 'invalid' };
  return verifyAccessToken(token, context);
}

export function sessionOf(request: FastifyRequest, context: Context): string {
  const verdict = bearerOf(request, context);
  if (verdict.state !== 'valid') throw new Problem(401, 'invalid_access_token');
  return verdict.claims.session;
}

export function issueTokens(
  reply: FastifyReply,
  context: Context,
  pair: { user: string; session: string; refreshToken: string },
): void {
  const accessToken = signAccessToken(
    { user: pair.user, session: pair.session },
    { ...context, seconds: context.settings.accessTokenSeconds },
  );
  reply.header('access-token', accessToken).header('refresh-token', pair.refreshToken);
}

export const sessionRules = ({ keys, clock, settings }: Context) => ({
  keys,
  now: clock.now(),
  refreshTokenDays: settings.refreshTokenDays,
  refreshGraceSeconds: settings.refreshGraceSeconds,
  accessTokenSeconds: settings.accessTokenSeconds,
});
