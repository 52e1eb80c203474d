import type { Queryable } from '#server/db/client.ts';
import {
  searchTerms,
  skeletonOf,
  variantsOf,
  wordsOf,
  type SearchTerm,
} from '#server/lib/skeleton.ts';

/** What one indexed word adds to a search: the wish it satisfies and how well. */
export interface Hit {
  term: number;
  word_id: number;
  factor: number;
}

/** The searchable text of an organisation, by how much a match in it tells. */
export interface SearchableText {
  organisationId: number;
  title: string;
  /** Category and tags. */
  kind: string;
  /** Address, district, city. */
  place: string;
  description: string;
}

const WEIGHTS = { title: 8, kind: 4, place: 3, description: 1 } as const;
const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

function weightedWords(text: SearchableText): Map<string, number> {
  const words = new Map<string, number>();
  for (const field of FIELDS) {
    for (const word of wordsOf(text[field])) {
      const skeleton = skeletonOf(word);
      words.set(skeleton, Math.max(words.get(skeleton) ?? 0, WEIGHTS[field]));
    }
  }
  return words;
}

/** Writes the search index of organisations anew. Call it whenever their text is written. */
export async function indexOrganisations(tx: Queryable, texts: SearchableText[]): Promise<void> {
  const entries = texts.flatMap((text) =>
    [...weightedWords(text)].map(([word, weight]) => ({
      o: text.organisationId,
      w: word,
      p: weight,
    })),
  );
  const words = [...new Set(entries.map(({ w }) => w))];
  await tx.query('DELETE FROM organisation_words WHERE organisation_id = ANY ($1::bigint[])', [
    texts.map(({ organisationId }) => organisationId),
  ]);
  await tx.query(
    `INSERT INTO search_words (word) SELECT jsonb_array_elements_text($1::jsonb)
     ON CONFLICT (word) DO NOTHING`,
    [JSON.stringify(words)],
  );
  const spelt = new Set(texts.flatMap((text) => FIELDS.flatMap((field) => wordsOf(text[field]))));
  await tx.query(
    `INSERT INTO search_variants (variant, word_id)
     SELECT v, w.id FROM jsonb_to_recordset($1::jsonb) AS t (w text, vs jsonb)
       JOIN search_words w ON w.word = t.w, jsonb_array_elements_text(t.vs) AS v
     ON CONFLICT DO NOTHING`,
    [
      JSON.stringify(
        [...spelt]
          .filter((word) => [...word].length > 3 && !/^\d+$/.test(word))
          .map((word) => ({ w: skeletonOf(word), vs: variantsOf(word) })),
      ),
    ],
  );
  await tx.query(
    `INSERT INTO organisation_words (word_id, organisation_id, weight)
     SELECT w.id, t.o, t.p FROM jsonb_to_recordset($1::jsonb) AS t (o bigint, w text, p smallint)
       JOIN search_words w ON w.word = t.w`,
    [JSON.stringify(entries)],
  );
}

interface Found {
  n: number;
  id: number;
  word: string;
}

function factorOf(word: string, term: SearchTerm): number {
  if (term.skeletons.includes(word)) return 1;
  return term.skeletons.some((skeleton) => word.startsWith(skeleton)) ? 0.7 : 0.45;
}

async function misspelt(db: Queryable, terms: SearchTerm[], open: number[]): Promise<Hit[]> {
  const found = await db.query<{ n: number; id: number }>(
    `SELECT DISTINCT t.n, s.word_id AS id FROM jsonb_to_recordset($1::jsonb) AS t (n int, v text)
       JOIN search_variants s ON s.variant = t.v`,
    [JSON.stringify(open.flatMap((n) => terms[n]!.variants.map((v) => ({ n, v }))))],
  );
  return found.map(({ n, id }) => ({ term: n, word_id: id, factor: 0.5 }));
}

/**
 * The indexed words that answer the keywords: the same word, one that begins with it or has it
 * inside; failing all these, one within a typing error.
 */
export async function findHits(db: Queryable, keywords: string): Promise<Hit[]> {
  const terms = searchTerms(keywords);
  if (terms.length === 0) return [];
  const wishes = terms.flatMap((term, n) =>
    term.skeletons
      .filter(Boolean)
      .map((s) => ({ n, s, inside: s.length > 3, beginning: s.length > 1 })),
  );
  const found = await db.query<Found>(
    `WITH t AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS t (n int, s text, inside boolean, beginning boolean)
     )
     SELECT t.n, w.id, w.word FROM t JOIN search_words w ON w.word = t.s
     UNION
     SELECT t.n, w.id, w.word FROM t
       JOIN search_words w ON w.word ~>=~ t.s AND w.word ~<~ (t.s || chr(1114111))
      WHERE t.beginning
     UNION
     SELECT t.n, w.id, w.word FROM t JOIN search_words w ON w.word LIKE '%' || t.s || '%'
      WHERE t.inside`,
    [JSON.stringify(wishes)],
  );
  const hits = found.map(({ n, id, word }) => ({
    term: n,
    word_id: id,
    factor: factorOf(word, terms[n]!),
  }));
  const answered = new Set(hits.map(({ term }) => term));
  const open = terms.flatMap((term, n) =>
    term.variants.length > 0 && !answered.has(n) ? [n] : [],
  );
  return open.length === 0 ? hits : [...hits, ...(await misspelt(db, terms, open))];
}
