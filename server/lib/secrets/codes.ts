import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Random } from '#common/random.ts';

// Without 0/o, 1/i/l and u: nothing can be confused when read aloud.
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** A public code, e.g. `tkt_7k3qxh2m9w4p`: about 58 bits, so it cannot be guessed. */
export const newCode = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/**
 * The code of the same form that belongs to a text: the same text always has the same one, and no two
 * texts that anybody will meet have one in common. It can be guessed by whoever knows the text.
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

/** A ticket's key, 128 random bits in hex: anyone who has it may look at the ticket. */
export const newKey = (): string => randomBytes(16).toString('hex');

const KEY = /^[0-9a-f]{32}$/;

export const isKey = (text: string): boolean => KEY.test(text);

/** A secret that opens one door, 32 random bytes: it goes to one person and is never stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The form in which the database stores a secret. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
