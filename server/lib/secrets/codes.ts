import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Random } from '#common/random.ts';

// Without 0/o, 1/i/l and u, so that no characters are confused when read aloud.
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** A public code, e.g. `tkt_7k3qxh2m9w4p`: about 58 bits, so it cannot be guessed. */
export const newCode = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/**
 * Derives a code of the same form from a text. Equal texts have equal codes, and collisions are
 * practically impossible. Anyone who knows the text can compute it.
 */
export function codeFor(prefix: string, text: string): string {
  const digest = createHash('sha256').update(text).digest();
  const letterAt = (_: unknown, n: number) =>
    ALPHABET[digest.readUInt16BE(2 * n) % ALPHABET.length];
  return `${prefix}_${Array.from({ length: 12 }, letterAt).join('')}`;
}

/** A code of the same form from a seeded source, for sample data. */
export const sampleCode = (prefix: string, random: Random): string =>
  `${prefix}_${Array.from({ length: 12 }, () => ALPHABET[random.whole(0, ALPHABET.length - 1)]).join('')}`;

/** A ticket's key, 128 random bits in hex. Anyone with the key may read the ticket. */
export const newKey = (): string => randomBytes(16).toString('hex');

const KEY = /^[0-9a-f]{32}$/;

export const isKey = (text: string): boolean => KEY.test(text);

/** A single-purpose secret of 32 random bytes. It goes to one person and is never stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
