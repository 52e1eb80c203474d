import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** One signing secret and the keys derived from it, in the form that signs fastest. */
export interface Key {
  /** Identifies the key in a token's header. */
  id: string;
  signing: KeyObject;
  /** Derives the successor of a refresh token. */
  refresh: KeyObject;
  /** Hashes e-mail and network addresses in rate counters. */
  privacy: KeyObject;
  /** Encrypts e-mails in the outbox. */
  mail: KeyObject;
  /** Makes the codes of doors, and signs the cookies of phones that take numbers there. */
  door: KeyObject;
}

/** The current key and, after a change, the previous one. */
export interface Keys {
  current: Key;
  previous: Key | null;
}

const derive = (secret: string, purpose: string) =>
  createSecretKey(createHmac('sha256', secret).update(`seira/${purpose}`).digest());

export const keyFrom = (secret: string): Key => ({
  id: createHash('sha256').update(`seira/kid/${secret}`).digest('hex').slice(0, 12),
  signing: derive(secret, 'access'),
  refresh: derive(secret, 'refresh'),
  privacy: derive(secret, 'privacy'),
  mail: derive(secret, 'mail'),
  door: derive(secret, 'door'),
});
