import { createHash, createHmac, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock.ts';
import type { Key, Keys } from './keys.ts';

const ISSUER = 'seira';

/** Whom and which sign-in an access token stands for. */
export interface AccessClaims {
  /** Code of the user. */
  user: string;
  /** Code of the session. */
  session: string;
}

/** What a bearer token turned out to be. */
export type AccessVerdict =
  { state: 'valid' | 'expired'; claims: AccessClaims } | { state: 'invalid' };

/** Signs an access token that lives `seconds` from now. */
export function signAccessToken(
  claims: AccessClaims,
  { keys, clock, seconds }: { keys: Keys; clock: Clock; seconds: number },
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.session })
    .setProtectedHeader({ alg: 'HS256', kid: keys.current.id, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(claims.user)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(keys.current.signing);
}

const claimsOf = (payload: { sub?: unknown; sid?: unknown }): AccessClaims | null =>
  typeof payload.sub === 'string' && typeof payload.sid === 'string'
    ? { user: payload.sub, session: payload.sid }
    : null;

/** Checks signature, issuer and time. Never throws for a bad token. */
export async function verifyAccessToken(
  token: string,
  { keys, clock }: { keys: Keys; clock: Clock },
): Promise<AccessVerdict> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = [keys.current, keys.previous].find((candidate) => candidate?.id === kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.signing;
      },
      {
        algorithms: ['HS256'],
        issuer: ISSUER,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: clock.now(),
      },
    );
    const claims = claimsOf(payload);
    return claims ? { state: 'valid', claims } : { state: 'invalid' };
  } catch (error) {
    const claims = error instanceof errors.JWTExpired ? claimsOf(error.payload) : null;
    return claims ? { state: 'expired', claims } : { state: 'invalid' };
  }
}

/** A fresh refresh token: 32 random bytes. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a refresh token. */
export const refreshHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * The one successor of a refresh token. Derived rather than drawn, so that a repeat within the
 * grace gets the same one without it being stored.
 */
export const successorOf = (token: string, key: Key): string =>
  createHmac('sha256', key.refresh).update(token).digest('base64url');
