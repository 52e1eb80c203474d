import {
  answerOf,
  INSIDE_FROM,
  MISSPELT,
  searchTerms,
  type Answer,
  type SearchTerm,
} from '#common/greek/terms.ts';
import type { Queryable } from '#server/db/client.ts';

export interface Hit extends Answer {
  term: number;
  word_id: number;
  /** How many places have the word, counted as far as `COMMON`. */
  places: number;
}

/** A term that more places have is common: it says little about which of them is meant. */
export const COMMON = 4_000;

/** SQL of the number of places that have the word with this id, counted as far as needed. */
const placesOf = (id: string) =>
  `(SELECT count(*) FROM (SELECT FROM organisation_words o WHERE o.word_id = ${id}
                           LIMIT ${COMMON + 1}) few) AS places`;

interface Lookup {
  n: number;
  s: string;
  how: 'same' | 'beginning' | 'inside';
}

/**
 * Where the index may hold words that match a term; `answerOf` judges what is found there. A term is
 * letters and digits alone, so that it needs no escape in a pattern.
 */
const lookupsOf = (term: SearchTerm, n: number): Lookup[] => [
  ...term.keys.map((s): Lookup => ({ n, s, how: 'same' })),
  ...term.beginnings.map((s): Lookup => ({ n, s, how: 'beginning' })),
  ...term.keys
    .filter(({ length }) => length >= INSIDE_FROM)
    .map((key): Lookup => ({ n, s: `%${key}%`, how: 'inside' })),
  ...term.synonyms.map(({ key, whole }): Lookup => ({
    n,
    s: key,
    how: whole ? 'same' : 'beginning',
  })),
];

async function misspelt(db: Queryable, terms: SearchTerm[], open: number[]): Promise<Hit[]> {
  const variants = open.flatMap((n) => terms[n]!.variants().map((v) => ({ n, v })));
  const found = await db.query<{ n: number; id: number; places: number }>(
    `SELECT found.*, ${placesOf('found.id')} FROM (
       SELECT DISTINCT t.n, s.word_id AS id FROM unnest($1::int[], $2::text[]) AS t (n, v)
         JOIN search_variants s ON s.variant = t.v) found`,
    [variants.map(({ n }) => n), variants.map(({ v }) => v)],
  );
  return found.map(({ n, id, places }) => ({ term: n, word_id: id, places, ...MISSPELT }));
}

/**
 * The indexed words that match the keywords: the same word, one that begins with it or contains it,
 * or a synonym; if none is the typed word, also those within one typing error.
 */
export async function findHits(db: Queryable, keywords: string): Promise<Hit[]> {
  const terms = searchTerms(keywords);
  if (terms.length === 0) return [];
  const lookups = terms.flatMap(lookupsOf);
  // As arrays, whose length the planner knows.
  const found = await db.query<{ n: number; id: number; word: string; places: number }>(
    `WITH t AS (
       SELECT * FROM unnest($1::int[], $2::text[], $3::text[]) AS t (n, s, how)
     )
     SELECT found.*, ${placesOf('found.id')} FROM (
     SELECT t.n, w.id, w.word FROM t JOIN search_words w ON w.word = t.s
      WHERE t.how = 'same'
     UNION
     SELECT t.n, w.id, w.word FROM t
       JOIN search_words w ON w.word ~>=~ t.s AND w.word ~<~ (t.s || chr(1114111))
      WHERE t.how = 'beginning'
     UNION
     SELECT t.n, w.id, w.word FROM t JOIN search_words w ON w.word LIKE t.s
      WHERE t.how = 'inside') found`,
    [lookups.map(({ n }) => n), lookups.map((one) => one.s), lookups.map(({ how }) => how)],
  );
  const hits = found.flatMap(({ n, id, word, places }) => {
    const answer = answerOf(terms[n]!, word);
    return answer ? [{ term: n, word_id: id, places, ...answer }] : [];
  });
  const answered = new Set(hits.filter(({ direct }) => direct).map(({ term }) => term));
  const open = [...terms.keys()].filter((n) => !answered.has(n));
  return open.length === 0 ? hits : [...hits, ...(await misspelt(db, terms, open))];
}
