import { LETTERS } from './latin.ts';

/** Greek letters by their plainest Latin spelling. `RULES` handle the digraphs. */
const LATIN: Record<string, string> = { ...LETTERS, χ: 'x' };

/**
 * Reduces all spellings of one sound to one letter, in order. Stored and typed words go through the
 * same rules, so a rule only has to be consistent, not correct Greek.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[89]/g, 'th'],
  [/3/g, 'x'],
  [/4/g, 'ps'],
  [/w/g, 'o'],
  [/o[uy]/g, 'ú'],
  [/ai/g, 'e'],
  [/([ae])[uy]/g, '$1v'],
  [/[eoy]i/g, 'i'],
  [/ú/g, 'u'],
  [/y/g, 'i'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ch|kh|ks|[hj]/g, 'x'],
  [/[cq]/g, 'k'],
  [/mp|mv|m?b/g, 'v'],
  [/n[td]/g, 'd'],
  [/[dt]z/g, 'tz'],
  [/n?g[kg]|gk|n[gk]/g, 'g'],
  [/[gn]x/g, 'x'],
  [/([ae])f+|vf/g, '$1v'],
  [/(.)\1+/g, '$1'],
];

const settle = (text: string, [pattern, letters]: (typeof RULES)[number]): string =>
  text.replace(pattern, letters);

const toLatin = (char: string): string => LATIN[char] ?? char;

/** A cache, because every keystroke of a search looks up the same words again. */
const known = new Map<string, string>();
const MOST_KNOWN = 5_000;

const isNumber = (word: string): boolean => /^\d+$/.test(word);

const keyOf = (word: string): string =>
  isNumber(word) ? word : RULES.reduce(settle, Array.from(word, toLatin).join(''));

/**
 * The sound of a folded word in plain Latin letters, equal for Greek, greeklish and misspelt
 * vowels: «φαρμακείο», "farmakeio" and "pharmakio" share one key.
 */
export function phoneticKey(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const key = keyOf(word);
  if (known.size < MOST_KNOWN) known.set(word, key);
  return key;
}

/**
 * Other readings of a typed word. In greeklish, `h` means χ or η, a lone `u` means ου or υ, and `y`
 * before a vowel may mean γ.
 */
const readings = (word: string): string[] => {
  const eta = [word, word.replace(/h/g, 'i'), word.replace(/(?<![tcpks])h/g, 'i')];
  const upsilon = eta.map((text) => text.replace(/(?<![oae])u/g, 'y'));
  return [...new Set([...eta, ...upsilon, word.replace(/y(?=[aeiou])/g, 'g')])];
};

/** The keys of all readings of a typed word, the most likely first. */
export const phoneticKeys = (word: string): string[] => [
  ...new Set(readings(word).map(phoneticKey).filter(Boolean)),
];

const DIGRAPHS = 'αι αυ ει ευ οι ου μπ ντ γκ ai au ei eu oi ou mp nt gk ph ch ks'.split(' ');

/**
 * Key prefixes of longer words: the keys of the word itself and, from five letters on, those of a
 * digraph that its last letter may start. «φαρμακε» matches «φαρμακείο» although ε is not ει.
 */
export const beginningKeys = (word: string): string[] => {
  const begun = word.length < LONG_WORD ? [] : DIGRAPHS.filter(([first]) => first === word.at(-1));
  const longer = begun.map(([, second]) => phoneticKey(word + second!));
  return [...new Set([...phoneticKeys(word), ...longer])].filter((key) => key.length > 1);
};

/** Minimum length of a typed word that may contain an error. */
const LONG_WORD = 5;

const withoutOne = (text: string): string[] =>
  Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));

const deletions = (word: string): string[] => {
  const key = phoneticKey(word);
  return [key, ...withoutOne(key), ...withoutOne(word).map(keyOf)];
};

const unique = (variants: string[]): string[] =>
  [...new Set(variants)].filter((variant) => variant.length > 2);

/**
 * Keys that a stored word shares with its misspellings: its own, and those with one letter removed
 * before or after folding digraphs. Two words share a variant if a letter is added, missing,
 * changed or misplaced. Numbers and words of up to three letters have none.
 */
export const storedVariants = (word: string): string[] =>
  word.length <= 3 || isNumber(word) ? [] : unique(deletions(word));

/** The same for all readings of a typed word; empty if it is too short to contain an error. */
export const typedVariants = (word: string): string[] =>
  word.length < LONG_WORD || isNumber(word) ? [] : unique(readings(word).flatMap(deletions));
