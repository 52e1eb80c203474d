import { randomInt } from 'node:crypto';
import type { Random } from './random.ts';

// Without 0/o, 1/i/l and u: nothing to confuse when read aloud.
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** A public code, e.g. `tkt_7k3qxh2m9w4p`: about 58 bits, so it cannot be guessed. */
export const newCode = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** A code of the same form from a seeded source, for sample data. */
export const sampleCode = (prefix: string, random: Random): string =>
  `${prefix}_${Array.from({ length: 12 }, () => ALPHABET[random.whole(0, ALPHABET.length - 1)]).join('')}`;
