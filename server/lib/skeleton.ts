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
  forgiving: boolean;
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
    return { skeletons: [...skeletons], forgiving: [...word].length >= 5 };
  });
}

/** The word itself and every form of it with one letter left out. */
export function variantsOf(skeleton: string): string[] {
  const variants = new Set([skeleton]);
  for (let at = 0; at < skeleton.length; at += 1) {
    variants.add(skeleton.slice(0, at) + skeleton.slice(at + 1));
  }
  return [...variants];
}

/** Whether one letter added, lost, changed or swapped with its neighbour makes one the other. */
export function withinOneError(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
}
