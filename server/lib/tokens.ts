import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
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
  | { state: 'valid'; claims: AccessClaims }
  /** `age`: seconds since it expired. */
  | { state: 'expired'; claims: AccessClaims; age: number }
  | { state: 'invalid' };

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

/** A part of a token as JSON; `null` when it is no object. */
function partOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function isSigned(content: string, signature: string, key: Key): boolean {
  const expected = createHmac('sha256', key.signing).update(content).digest();
  const sent = Buffer.from(signature, 'base64url');
  return (
    sent.length === expected.length &&
    timingSafeEqual(sent, expected) &&
    // One spelling of a signature only.
    sent.toString('base64url') === signature
  );
}

const PART = /^[A-Za-z0-9_-]+$/;

/**
 * Checks signature, issuer and time; never throws for a bad token. It is done here, in one step:
 * the library's way through the thread pool costs more than everything else that a request does.
 */
export function verifyAccessToken(
  token: string,
  { keys, clock }: { keys: Keys; clock: Clock },
): AccessVerdict {
  const parts = token.split('.');
  const [head = '', body = '', signature = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => PART.test(part))) return { state: 'invalid' };
  const header = partOf(head);
  if (header?.alg !== 'HS256' || header.crit !== undefined) return { state: 'invalid' };
  const key = [keys.current, keys.previous].find((candidate) => candidate?.id === header.kid);
  if (!key || !isSigned(`${head}.${body}`, signature, key)) return { state: 'invalid' };
  const payload = partOf(body);
  const claims = payload && claimsOf(payload);
  if (!claims || payload.iss !== ISSUER || typeof payload.exp !== 'number') {
    return { state: 'invalid' };
  }
  const now = Math.floor(clock.now().getTime() / 1000);
  if (payload.nbf !== undefined && !(Number(payload.nbf) <= now)) return { state: 'invalid' };
  return payload.exp > now
    ? { state: 'valid', claims }
    : { state: 'expired', claims, age: now - payload.exp };
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
