/** Lower case, without accents and dialytika, final sigma as sigma; `search_fold` in SQL does the same. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC');

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** A word of a text and its position, `[start, end)`. */
export interface WordSpan {
  /** Folded. */
  word: string;
  start: number;
  end: number;
}

/** The words of a text with their positions; anything but letters and digits separates words. */
export const wordSpans = (text: string): WordSpan[] =>
  [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: fold(found),
    start: index,
    end: index + found.length,
  }));

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => wordSpans(text).map(({ word }) => word);
