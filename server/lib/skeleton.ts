/** Greek letters by their plainest Latin spelling; digraphs are settled afterwards. */
const LATIN: Record<string, string> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm',
  ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', τ: 't', υ: 'y', φ: 'f', χ: 'x', ψ: 'ps', ω: 'o',
}; // prettier-ignore

/**
 * Spellings of one sound meet in one letter, longest first. Both sides of a search pass through
 * these, so a rule need not be true, only the same for all.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/8/g, 'th'],
  [/w/g, 'o'],
  [/o[uy]/g, 'ú'],
  [/ai/g, 'e'],
  [/a[uy]/g, 'av'],
  [/e[uy]/g, 'ev'],
  [/[eoy]i/g, 'i'],
  [/ú/g, 'u'],
  [/y/g, 'i'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ch|kh|ks|h/g, 'x'],
  [/[cq]/g, 'k'],
  [/mp|b/g, 'v'],
  [/nt/g, 'd'],
  [/n?g[kg]|gk|ng/g, 'g'],
  [/(.)\1+/g, '$1'],
];

/** Words that carry nothing in a search. */
const STOP = new Set(
  (
    'ο η το οι τα του της των τον την τη στο στη στην στον στα στις στους σε με και για απο ' +
    'o i to oi ta tou tis ton tin ti sto sti stin ston se me kai ke gia apo the a an in at of and for'
  ).split(' '),
);

/** Lower case without accents, final sigma as sigma: what `search_fold` does in the database. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC');

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The Latin skeleton of one folded word: Greek, greeklish and misspelt vowels give the same. */
export function skeletonOf(word: string): string {
  if (/^\d+$/.test(word)) return word;
  let latin = '';
  for (const char of word) latin += LATIN[char] ?? char;
  return RULES.reduce((text, [pattern, letter]) => text.replace(pattern, letter), latin);
}

/** One wish of a search: the skeletons that satisfy it and whether a typing error is forgiven. */
export interface SearchTerm {
  skeletons: string[];
  /** What misspellings of it share with it; none for words too short to forgive. */
  variants: string[];
}

/**
 * What a person looks for, word by word. In greeklish `h` is χ for some and η for others, so such
 * a word has two skeletons. At most eight words count.
 */
export function searchTerms(keywords: string): SearchTerm[] {
  const words = [...new Set(wordsOf(keywords))];
  const telling = words.filter((word) => !STOP.has(word));
  return (telling.length > 0 ? telling : words).slice(0, 8).map((word) => {
    const skeletons = new Set([skeletonOf(word)]);
    if (/h/.test(word)) skeletons.add(skeletonOf(word.replace(/h/g, 'i')));
    return { skeletons: [...skeletons], variants: [...word].length >= 5 ? variantsOf(word) : [] };
  });
}

const withoutOne = (text: string): string[] =>
  Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));

/**
 * What a folded word has in common with its misspellings: its skeleton, and the skeletons with one
 * letter left out before or after the sounds were settled. Two words share one when a letter was
 * added, lost, changed or swapped with its neighbour.
 */
export function variantsOf(word: string): string[] {
  const skeleton = skeletonOf(word);
  const variants = [skeleton, ...withoutOne(skeleton), ...withoutOne(word).map(skeletonOf)];
  return [...new Set(variants)].filter((variant) => variant.length > 2);
}
