import { fold, wordSpans, wordsOf, type WordSpan } from './fold.ts';
import { phoneticKey, storedVariants } from './phonetic.ts';
import { matchTerm, MISSPELT, searchTerms, type TermMatch, type SearchTerm } from './terms.ts';

/**
 * Raise it with every change in this folder that gives a stored word another key or a record other
 * words. Each server then rebuilds its search index at its next start.
 */
export const ENGINE_VERSION = 4;

const WEIGHTS = { title: 8, kind: 4, place: 3, description: 1 } as const;
type FieldName = keyof typeof WEIGHTS;

/** The searchable text of a record. Missing fields are not searched. */
export type SearchableText = Partial<Record<FieldName, string>>;

export interface SearchableOrganisation {
  title: string;
  category: { title: string; icon: string; english?: string | null } | null;
  tags: readonly string[];
  address: string;
  district: string | null;
  city: string | null;
  description?: string;
  /** Its English names, which are searched as well. */
  english?: { title: string; address: string; district: string; city: string } | null;
}

/** The searchable text of an organisation, on the server and among loaded records. */
export const textOf = (organisation: SearchableOrganisation): SearchableText => {
  const { title, category, tags, address, district, city, description, english } = organisation;
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  return {
    title: joined(title, english?.title),
    kind: joined(category?.title, category?.english, category?.icon, ...tags),
    place: joined(address, district, city, english?.address, english?.district, english?.city),
    description,
  };
};

/** The words of a text, each with the weight of the best field that contains it. */
export function weightedWords(text: SearchableText): Map<string, number> {
  const words = new Map<string, number>();
  for (const [field, weight] of Object.entries(WEIGHTS))
    for (const word of wordsOf(text[field as FieldName] ?? ''))
      words.set(word, Math.max(words.get(word) ?? 0, weight));
  return words;
}

/** The words that match each term. Errors are allowed only if none equals the typed word. */
function matchesOf(terms: SearchTerm[], words: Iterable<string>): Map<string, TermMatch[]>[] {
  const keys = new Map(Array.from(words, (word) => [word, phoneticKey(word)]));
  return terms.map((term) => {
    const found = new Map<string, TermMatch[]>();
    for (const [word, key] of keys) {
      const match = matchTerm(term, key);
      if (match) found.set(word, [match]);
    }
    const isMatched = [...found.values()].some(([match]) => match?.direct);
    const variants = new Set(isMatched ? [] : term.variants());
    if (variants.size === 0) return found;
    for (const word of keys.keys())
      if (storedVariants(word).some((variant) => variants.has(variant)))
        found.set(word, [...(found.get(word) ?? []), MISSPELT]);
    return found;
  });
}

const titleBonus = (title: string, keywords: string): number => {
  if (title === keywords) return 8;
  if (title.startsWith(keywords)) return 4;
  return title.includes(keywords) ? 2 : 0;
};

/**
 * Scores of texts for the keywords, computed as on the server: 0 without a match, otherwise higher
 * for better fields and closer words. A text matches if it has as many of the words as the best
 * text.
 */
export function scoresOf(keywords: string, texts: readonly SearchableText[]): number[] {
  const terms = searchTerms(keywords);
  if (terms.length === 0) return texts.map(() => 0);
  const weights = texts.map(weightedWords);
  const matches = matchesOf(
    terms,
    weights.flatMap((words) => [...words.keys()]),
  );
  const points = weights.map((words) =>
    matches
      .map((found) => {
        let best = 0;
        for (const [word, weight] of words) {
          for (const { factor, least } of found.get(word) ?? [])
            if (weight >= least) best = Math.max(best, weight * factor);
        }
        return best;
      })
      .filter((best) => best > 0),
  );
  const most = Math.max(1, ...points.map(({ length }) => length));
  const folded = fold(keywords.trim());
  return points.map((found, index) =>
    found.length < most
      ? 0
      : found.reduce(
          (sum, best) => sum + best,
          titleBonus(fold(texts[index]!.title ?? ''), folded),
        ),
  );
}

/** The parts of a text that match the keywords, as `[start, end)` pairs in the original. */
export function matchedRanges(text: string, keywords: string): [number, number][] {
  const terms = searchTerms(keywords);
  if (terms.length === 0) return [];
  const spans: WordSpan[] = wordSpans(text);
  const matches = matchesOf(
    terms,
    spans.map(({ word }) => word),
  );
  return spans
    .filter(({ word }) => matches.some((found) => found.has(word)))
    .map(({ start, end }) => [start, end]);
}
