import { createHmac } from 'node:crypto';
import { createDecoder, createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '#server/lib/clock.ts';
import { newSecret, secretHash } from './codes.ts';
import type { Key, Keys } from './keys.ts';

const ISSUER = 'seira';

export interface AccessClaims {
  user: string;
  session: string;
}

export type AccessVerdict =
  | { state: 'valid'; claims: AccessClaims }
  /** `age`: seconds since it expired. */
  | { state: 'expired'; claims: AccessClaims; age: number }
  | { state: 'invalid' };

const ALGORITHM = 'HS256';

interface Payload {
  sub?: unknown;
  sid?: unknown;
  exp?: unknown;
  nbf?: unknown;
}

/** Signs and verifies with one key. The caller's clock supplies the time. */
const engineOf = ({ id, signing }: Key) => ({
  sign: createSigner({ algorithm: ALGORITHM, key: signing.export(), kid: id, noTimestamp: true }),
  verify: createVerifier({
    algorithms: [ALGORITHM],
    key: signing.export(),
    allowedIss: ISSUER,
    requiredClaims: ['iss'],
    ignoreExpiration: true,
    ignoreNotBefore: true,
  }),
});

const engines = new WeakMap<Key, ReturnType<typeof engineOf>>();

const engine = (key: Key): ReturnType<typeof engineOf> => {
  const made = engines.get(key) ?? engineOf(key);
  engines.set(key, made);
  return made;
};

const decode = createDecoder({ complete: true });

export function signAccessToken(
  claims: AccessClaims,
  { keys, clock, seconds }: { keys: Keys; clock: Clock; seconds: number },
): string {
  const iat = Math.floor(clock.now().getTime() / 1000);
  const { user: sub, session: sid } = claims;
  return engine(keys.current).sign({ sid, iss: ISSUER, sub, iat, exp: iat + seconds });
}

/** Requires the canonical spelling, because the decoder also accepts padding and spare bits. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** The payload of a token signed by one of the keys; `null` for any other text. */
function signedPayload(token: string, keys: Keys): Payload | null {
  if (!isCanonical(token)) return null;
  try {
    const { header } = decode(token) as { header: { kid?: unknown } };
    const key = [keys.current, keys.previous].find((candidate) => candidate?.id === header.kid);
    return key ? (engine(key).verify(token) as Payload) : null;
  } catch {
    return null;
  }
}

/** Checks signature, issuer and time. Never throws for an invalid token. */
export function verifyAccessToken(
  token: string,
  { keys, clock }: { keys: Keys; clock: Clock },
): AccessVerdict {
  const payload = signedPayload(token, keys);
  if (!payload) return { state: 'invalid' };
  const { sub: user, sid: session, exp, nbf } = payload;
  if (typeof user !== 'string' || typeof session !== 'string' || typeof exp !== 'number')
    return { state: 'invalid' };
  const now = Math.floor(clock.now().getTime() / 1000);
  if (nbf !== undefined && !(Number(nbf) <= now)) return { state: 'invalid' };
  const claims = { user, session };
  return exp > now ? { state: 'valid', claims } : { state: 'expired', claims, age: now - exp };
}

export const newRefreshToken = newSecret;

export const refreshHash = secretHash;

/**
 * The only successor of a refresh token. It is derived, so that a repeat within the grace period
 * gets the same one without storing it.
 */
export const successorOf = (token: string, key: Key): string =>
  createHmac('sha256', key.refresh).update(token).digest('base64url');
