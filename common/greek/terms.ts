import { wordsOf } from './fold.ts';
import { beginningKeys, phoneticKeys, typedVariants } from './phonetic.ts';
import { hasStem, synonymsOf, type Stem } from './synonyms.ts';

/** Words that carry no meaning in a search. */
const STOP = new Set(
  (
    'ο η το οι τα του της των τον την τη στο στη στην στον στα στις στους σε με και για απο ' +
    'o i to oi ta tou tis ton tin ti sto sti stin ston se me kai ke gia apo the a an in at of and for'
  ).split(' '),
);

/** The most words of a search that count. */
const MOST_TERMS = 8;

/** One word of a search and what the stored words that match it have in common. */
export interface SearchTerm {
  /** Phonetic keys of the word itself. */
  keys: string[];
  /** Prefixes that match the key of a longer word. */
  beginnings: string[];
  /** Words with the same meaning. */
  synonyms: Stem[];
  /**
   * Keys shared with its misspellings; none for words too short for an error. Costly, so computed
   * on demand.
   */
  variants: () => string[];
}

/** The terms of a search, without words that carry no meaning unless there are no others. */
export function searchTerms(keywords: string): SearchTerm[] {
  const words = [...new Set(wordsOf(keywords))];
  const telling = words.filter((word) => !STOP.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_TERMS).map((word) => {
    const keys = phoneticKeys(word);
    return {
      keys,
      beginnings: beginningKeys(word),
      synonyms: synonymsOf(keys),
      variants: () => typedVariants(word),
    };
  });
}

/** How a stored word matches a term. */
export interface Answer {
  /** How good the match is, up to 1. */
  factor: number;
  /** The lowest weight of a field in which this match counts. */
  least: number;
  /** Whether it is the typed word rather than a synonym; errors are then no longer allowed. */
  direct: boolean;
}

/** From this key length on, a term also matches inside a word. */
export const INSIDE_FROM = 4;

const LONGEST_ENDING = 2;

/** Synonyms count only in fields that say what a place is: title, category and tags. */
const SYNONYM_WEIGHT = 4;

/** How a word matches a term when it is merely misspelt. */
export const MISSPELT: Answer = { factor: 0.4, least: 0, direct: false };

/** The last part of a compound, give or take an ending: «ταβέρνα» in «ψαροταβέρνα». */
const isLastPart = (part: string, key: string): boolean => {
  const at = key.lastIndexOf(part);
  return part.length >= INSIDE_FROM && at >= 0 && key.length - at - part.length <= LONGEST_ENDING;
};

/** How the word with this phonetic key matches the term; null when it does not match as spelt. */
export function answerOf(term: SearchTerm, key: string): Answer | null {
  if (term.keys.includes(key)) return { factor: 1, least: 0, direct: true };
  if (term.beginnings.some((beginning) => key.startsWith(beginning)))
    return { factor: 0.7, least: 0, direct: true };
  if (term.keys.some((part) => isLastPart(part, key)))
    return { factor: 0.45, least: 0, direct: true };
  if (term.synonyms.some((stem) => hasStem(stem, key)))
    return { factor: 0.6, least: SYNONYM_WEIGHT, direct: false };
  return null;
}
