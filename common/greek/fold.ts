/** Mathematical signs that programs write instead of the capitals that they resemble. */
const SIGNS: Record<string, string> = { '∆': 'δ', '∑': 'σ', '∏': 'π' };

/**
 * Folds to lower case without accents and dialytika, final sigma to sigma, compatibility characters
 * to plain letters. `search_fold` in SQL does the same.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[∆∑∏]/g, (sign) => SIGNS[sign]!)
    .replaceAll('ς', 'σ')
    .normalize('NFC');

/**
 * Folded prefixes of abbreviations with a slash, and their expansions: «Θεσ/νίκης». The rest stays,
 * so that each case of the word is recognised.
 */
const ABBREVIATIONS: Record<string, string> = {
  'θεσ/ν': 'θεσσαλον',
  'θεσ/κ': 'θεσσαλονικ',
  'thes/n': 'thessalon',
  'αλεξ/πολ': 'αλεξανδρουπολ',
  'κων/π': 'κωνσταντινουπ',
  'δ/νσ': 'διευθυνσ',
  'δ/ντ': 'διευθυντ',
  'παν/μ': 'πανεπιστημ',
  'νοσ/μ': 'νοσοκομ',
};

/**
 * The forms of a single word, in order: single letters joined by dots or slashes, or three and more
 * by spaces, middle dots or dashes («Κ.Ε.Π.», «κ ε π», «Κ·Ε·Π»); two words with a slash; a postal
 * code; letters with digits, as in greeklish, but not Greek letters with digits («24ωρο»), nor a
 * number after Latin letters.
 */
const WORD = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}\p{M}])\p{L}\p{M}*(?:(?:[./]\p{L}\p{M}*)+|(?:\.?\s\p{L}\p{M}*){2,}|(?:[·\u0387•\p{Pd}]\p{L}\p{M}*){2,})(?![\p{L}\p{N}\p{M}])`,
    String.raw`[\p{L}\p{M}]+\/[\p{L}\p{M}]+`,
    String.raw`(?<!\p{N})\d{3}[\s\p{Pd}]\d{2}(?![\p{L}\p{N}])`,
    String.raw`(?:\p{Script=Greek}|[∆∑∏µϐ])[\p{Script=Greek}\p{M}∆∑∏µ]*(?![\p{L}])`,
    String.raw`\p{N}+(?=\p{Script=Greek})|\p{N}{2,}(?=\p{L})`,
    String.raw`[\p{L}∆∑∏][\p{L}\p{M}∆∑∏]*(?=\p{N}{2}(?!\p{L}))`,
    String.raw`[\p{L}\p{N}∆∑∏][\p{L}\p{N}\p{M}∆∑∏]*`,
  ].join('|'),
  'gu',
);

export interface WordSpan {
  /** Folded. */
  word: string;
  start: number;
  end: number;
}

/** Folds a word without the separators in it; undefined for two words with a slash between them. */
const wordOf = (found: string): string | undefined => {
  const folded = fold(found);
  if (!/\p{L}{2}\/|\/\p{L}{2}/u.test(folded)) return folded.replace(/[^\p{L}\p{N}]+/gu, '');
  const short = Object.keys(ABBREVIATIONS).find((one) => folded.startsWith(one));
  return short && ABBREVIATIONS[short]! + folded.slice(short.length);
};

/** The words of a text with their positions. Anything but letters and digits separates words. */
export const wordSpans = (text: string, offset = 0): WordSpan[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const start = offset + index;
    const word = wordOf(found);
    if (word === '') return [];
    if (word !== undefined) return [{ word, start, end: start + found.length }];
    const slash = found.indexOf('/');
    return [
      ...wordSpans(found.slice(0, slash), start),
      ...wordSpans(found.slice(slash + 1), start + slash + 1),
    ];
  });

export const wordsOf = (text: string): string[] => wordSpans(text).map(({ word }) => word);
