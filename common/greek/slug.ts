import { fold } from './fold.ts';
import { LETTERS } from './latin.ts';

const PAIRS: Record<string, string> = { ου: 'ou', γγ: 'ng', γκ: 'gk', μπ: 'mp', ντ: 'nt' };

const LONGEST = 70;

/**
 * A text as part of an address: Latin letters and digits, words separated by hyphens, e.g.
 * `farmakeio-kypselis`. Empty without a Greek or Latin letter or digit.
 */
export function slugOf(text: string): string {
  const latin = fold(text)
    .replaceAll(/ου|γγ|γκ|μπ|ντ/gu, (pair) => PAIRS[pair] ?? pair)
    .replaceAll(/\p{Script=Greek}/gu, (letter) => LETTERS[letter] ?? '');
  return latin
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
}
