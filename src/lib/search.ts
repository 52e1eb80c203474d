const isMark = /\p{M}/u;

const foldChar = (char: string): string => {
  const base = [...char.normalize('NFD')].find((part) => !isMark.test(part)) ?? char;
  const lower = base.toLowerCase();
  const folded = lower === 'ς' ? 'σ' : lower;
  return folded.length === char.length ? folded : char;
};

/**
 * Lower case, without accents, final sigma as sigma: how two Greek words are compared.
 * Keeps the text's length, so that a match can be marked in the original.
 */
export const foldGreek = (text: string): string => Array.from(text, foldChar).join('');

const latinised: [RegExp, string][] = [
  [/ου/g, 'u'],
  [/[αa][υu](?=[βγδζλμνραεηιουωbgdzlmnr]|$)/g, 'av'],
  [/ει|οι|υι/g, 'i'],
  [/αι/g, 'e'],
  [/μπ/g, 'b'],
  [/ντ/g, 'd'],
  [/γκ|γγ/g, 'g'],
  [/τζ/g, 'tz'],
  [/α/g, 'a'],
  [/β/g, 'v'],
  [/γ/g, 'g'],
  [/δ/g, 'd'],
  [/ε/g, 'e'],
  [/ζ/g, 'z'],
  [/[ηιυ]/g, 'i'],
  [/θ/g, '8'],
  [/κ/g, 'k'],
  [/λ/g, 'l'],
  [/μ/g, 'm'],
  [/ν/g, 'n'],
  [/ξ/g, 'ks'],
  [/[οω]/g, 'o'],
  [/π/g, 'p'],
  [/ρ/g, 'r'],
  [/σ/g, 's'],
  [/τ/g, 't'],
  [/φ/g, 'f'],
  [/χ/g, 'x'],
  [/ψ/g, 'ps'],
];

const latinHabits: [RegExp, string][] = [
  [/th/g, '8'],
  [/ph/g, 'f'],
  [/ch|kh/g, 'x'],
  [/h/g, 'i'],
  [/ou/g, 'u'],
  [/mp/g, 'b'],
  [/nt/g, 'd'],
  [/g[gk]/g, 'g'],
  [/ei|oi|yi/g, 'i'],
  [/ai/g, 'e'],
  [/y/g, 'i'],
  [/w/g, 'o'],
  [/c/g, 'k'],
  [/q/g, 'k'],
  [/j/g, 'x'],
  [/b/g, 'v'],
  [/u/g, 'i'],
];

const run = (text: string, steps: [RegExp, string][]): string =>
  steps.reduce((done, [from, to]) => done.replace(from, to), text);

/**
 * What a word sounds like in plain Latin letters, the same for Greek and for greeklish:
 * «φαρμακείο», "farmakeio" and "pharmakio" all give `farmakio`.
 */
export const skeleton = (text: string): string =>
  run(run(foldGreek(text), latinised), latinHabits).replace(/(.)\1+/g, '$1');

/** The words of a text, folded; anything but letters and digits parts them. */
export const wordsOf = (text: string): string[] =>
  foldGreek(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether two words differ by at most one inserted, missing, wrong or swapped letter. */
export const withinOneEdit = (one: string, other: string): boolean => {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length !== long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
};

const scoreWord = (query: string, word: string): number => {
  if (word === query) return 1;
  if (word.startsWith(query)) return 0.9;
  if (query.length >= 3 && word.includes(query)) return 0.7;
  const sound = skeleton(query);
  const wordSound = skeleton(word);
  if (wordSound === sound) return 0.85;
  if (sound.length >= 3 && wordSound.startsWith(sound)) return 0.75;
  if (query.length >= 5) {
    if (withinOneEdit(sound, wordSound)) return 0.6;
    if (wordSound.length > sound.length && withinOneEdit(sound, wordSound.slice(0, sound.length)))
      return 0.5;
  }
  return 0;
};

/** A field of a record to search in, and how much a match there counts. */
export interface SearchField {
  text: string | null | undefined;
  weight: number;
}

/**
 * How well a record matches the keywords: 0 when any keyword is nowhere to be found, else more
 * for better fields and closer words.
 */
export const matchScore = (keywords: string, fields: SearchField[]): number => {
  const queries = wordsOf(keywords);
  if (queries.length === 0) return 0;
  let total = 0;
  for (const query of queries) {
    let best = 0;
    for (const { text, weight } of fields)
      for (const word of wordsOf(text ?? ''))
        best = Math.max(best, scoreWord(query, word) * weight);
    if (best === 0) return 0;
    total += best;
  }
  return total / queries.length;
};

/** The parts of a text that keywords match, as `[start, end)` pairs in the original. */
export const matchedRanges = (text: string, keywords: string[]): [number, number][] => {
  const queries = keywords.flatMap(wordsOf);
  const ranges: [number, number][] = [];
  for (const found of foldGreek(text).matchAll(/[\p{L}\p{N}]+/gu))
    if (queries.some((query) => scoreWord(query, found[0]) > 0))
      ranges.push([found.index, found.index + found[0].length]);
  return ranges;
};
