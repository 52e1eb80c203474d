import { wordsOf } from './fold.ts';
import { beginningKeys, phoneticKeys, typedVariants } from './phonetic.ts';
import { hasStem, synonymsOf, type Stem } from './synonyms.ts';

/** Words that tell nothing in a search. */
const STOP = new Set(
  (
    'ο η το οι τα του της των τον την τη στο στη στην στον στα στις στους σε με και για απο ' +
    'o i to oi ta tou tis ton tin ti sto sti stin ston se me kai ke gia apo the a an in at of and for'
  ).split(' '),
);

/** As many words of a search count. */
const MOST_TERMS = 8;

/** One word of a search and the stored words that answer it. */
export interface SearchTerm {
  /** Phonetic keys of the word itself. */
  keys: string[];
  /** What the key of a longer word may begin with. */
  beginnings: string[];
  /** Words that say the same in other words. */
  synonyms: Stem[];
  /** What misspellings share with it; none for words too short to forgive. Costly, so on demand. */
  variants: () => string[];
}

/** What is searched for, word by word, without those that tell nothing unless there are no others. */
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

/** How a stored word answers a term. */
export interface Answer {
  /** How well, up to 1. */
  factor: number;
  /** The least weight of a field in which this counts. */
  least: number;
  /** Whether the word is the typed one and not another way to say it: then no error is forgiven. */
  direct: boolean;
}

/** From this key length on, a term also answers inside a word. */
export const INSIDE_FROM = 4;

const LONGEST_ENDING = 2;

/** Synonyms count only in fields that say what a place is: title, category and tags. */
const SYNONYM_WEIGHT = 4;

/** How a word answers a term when it is only misspelt. */
export const MISSPELT: Answer = { factor: 0.4, least: 0, direct: false };

/** The last part of a compound, give or take an ending: «ταβέρνα» in «ψαροταβέρνα». */
const isLastPart = (part: string, key: string): boolean => {
  const at = key.lastIndexOf(part);
  return part.length >= INSIDE_FROM && at >= 0 && key.length - at - part.length <= LONGEST_ENDING;
};

/** How the word with this phonetic key answers the term; null when it does not as it is spelt. */
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
