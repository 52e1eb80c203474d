import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { batched } from '#server/lib/batched.ts';
import { Problem } from '#server/lib/problem.ts';
import {
  type AccessVerdict,
  signAccessToken,
  verifyAccessToken,
} from '#server/lib/secrets/tokens.ts';
import {
  findUsersOfSessions,
  type SessionOfUser,
  type UserRow,
} from '#server/repositories/people/users.ts';
import { deviceOfSecret, type KnownDevice } from '#server/repositories/places/devices.ts';

/** The verdict about the Authorization header of a request. */
export function bearerOf(request: FastifyRequest, context: Context): AccessVerdict {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token || token.length > 2000) return { state: 'invalid' };
  return verifyAccessToken(token, context);
}

/**
 * A guard that lets only signed-in people through and sets `request.user`. The session is looked
 * up with the user, so signing out ends its access tokens at once; who asks together is looked up
 * together.
 */
export function requireUser(context: Context) {
  const find = batched<SessionOfUser, UserRow | undefined>(
    (sessions) => findUsersOfSessions(context.db, sessions),
    { size: 200, concurrency: 2 },
  );
  return async (request: FastifyRequest): Promise<void> => {
    const verdict = bearerOf(request, context);
    if (verdict.state === 'expired') throw new Problem(401, 'access_token_expired');
    const user = verdict.state === 'valid' ? await find(verdict.claims) : undefined;
    if (!user) throw new Problem(401, 'invalid_access_token');
    request.user = user;
  };
}

export function userOf(request: FastifyRequest): UserRow {
  if (!request.user) throw new Problem(401, 'invalid_access_token');
  return request.user;
}

export function sessionOf(request: FastifyRequest, context: Context): string {
  const verdict = bearerOf(request, context);
  if (verdict.state !== 'valid') throw new Problem(401, 'invalid_access_token');
  return verdict.claims.session;
}

export function handOut(
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

declare module 'fastify' {
  interface FastifyRequest {
    /** The device at the door that asks; set by `requireDevice`. */
    device: KnownDevice | null;
  }
}

const CREDENTIAL = /^Device +(\S{1,100}) *$/i;

/** Whether a request comes from a device at the door, by the scheme of its credential. */
export const isFromDevice = ({ headers }: FastifyRequest): boolean =>
  /^Device /i.test(headers.authorization ?? '');

/**
 * A hook that lets only devices through and sets `request.device`. One that was revoked and one that
 * never existed are told the same.
 */
export function requireDevice({ db }: Pick<Context, 'db'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const secret = CREDENTIAL.exec(request.headers.authorization ?? '')?.[1];
    const device = secret === undefined ? undefined : await deviceOfSecret(db, secret);
    if (!device) throw new Problem(401, 'device_revoked');
    request.device = device;
  };
}

export function deviceOf(request: FastifyRequest): KnownDevice {
  if (!request.device) throw new Problem(401, 'device_revoked');
  return request.device;
}
