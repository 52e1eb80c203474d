import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Key, Keys } from '#server/lib/secrets/keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the content of an e-mail: the address, and links that authorise their holder. So neither
 * is readable in the database or a backup.
 */
export function encrypt(value: unknown, { mail }: Key): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, mail, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

export function decrypt<Value>(sealed: string, { current, previous }: Keys): Value | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  for (const key of [current, previous]) {
    if (key === null || tag.length < TAG_BYTES) continue;
    const decipher = createDecipheriv(CIPHER, key.mail, nonce).setAuthTag(tag);
    try {
      const plain = Buffer.concat([decipher.update(text), decipher.final()]);
      return JSON.parse(plain.toString('utf8')) as Value;
    } catch {
      // Encrypted with another key.
    }
  }
  return null;
}
