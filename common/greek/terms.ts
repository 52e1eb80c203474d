import { wordsOf } from './fold.ts';
import { beginningKeys, phoneticKeys, typedVariants } from './phonetic.ts';
import { hasStem, synonymsOf, type Stem } from './synonyms.ts';

/** Stop words of a search. */
const STOP = new Set(
  (
    'ο η το οι τα του της των τον την τη στο στη στην στον στα στις στους σε με και για απο ' +
    'o i to oi ta tou tis ton tin ti sto sti stin ston se me kai ke gia apo the a an in at of and for'
  ).split(' '),
);

/** Maximum words of a search that count. */
const MOST_TERMS = 8;

/** One word of a search, with the properties of matching stored words. */
export interface SearchTerm {
  /** Phonetic keys of the word itself. */
  keys: string[];
  /** Prefixes that match the key of a longer word. */
  beginnings: string[];
  /** Words with the same meaning. */
  synonyms: Stem[];
  /** Keys shared with its misspellings; none for short words. Expensive, so computed on demand. */
  variants: () => string[];
}

/** The terms of a search, without stop words unless there are no others. */
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

export interface TermMatch {
  /** Quality of the match, up to 1. */
  factor: number;
  /** The minimum field weight in which this match counts. */
  least: number;
  /** True for the typed word, false for a synonym. A direct match rules out errors. */
  direct: boolean;
}

/** The minimum key length for matches inside a word. */
export const INSIDE_FROM = 4;

const LONGEST_ENDING = 2;

/** Synonyms only count in fields that say what a place is: title, category and tags. */
const SYNONYM_WEIGHT = 4;

export const MISSPELT: TermMatch = { factor: 0.4, least: 0, direct: false };

/** The last part of a compound, with or without an ending: «ταβέρνα» in «ψαροταβέρνα». */
const isLastPart = (part: string, key: string): boolean => {
  const at = key.lastIndexOf(part);
  return part.length >= INSIDE_FROM && at >= 0 && key.length - at - part.length <= LONGEST_ENDING;
};

/** The match of the word with this phonetic key; null if it does not match as spelt. */
export function matchTerm(term: SearchTerm, key: string): TermMatch | null {
  if (term.keys.includes(key)) return { factor: 1, least: 0, direct: true };
  if (term.beginnings.some((beginning) => key.startsWith(beginning)))
    return { factor: 0.7, least: 0, direct: true };
  if (term.keys.some((part) => isLastPart(part, key)))
    return { factor: 0.45, least: 0, direct: true };
  if (term.synonyms.some((stem) => hasStem(stem, key)))
    return { factor: 0.6, least: SYNONYM_WEIGHT, direct: false };
  return null;
}
