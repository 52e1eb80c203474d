import {
  matchTerm,
  INSIDE_FROM,
  MISSPELT,
  searchTerms,
  type TermMatch,
  type SearchTerm,
} from '#common/greek/terms.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Filter } from './filters.ts';

export interface WordMatch extends TermMatch {
  term: number;
  word_id: number;
  /** Number of places with the word, counted up to `COMMON`. */
  places: number;
}

/** A term that more places have is common and hardly distinguishes them. */
const COMMON = 4_000;

/** SQL of the number of places that have the word with this id, counted up to `COMMON`. */
const placesOf = (id: string) =>
  `(SELECT count(*) FROM (SELECT FROM organisation_words o WHERE o.word_id = ${id}
                           LIMIT ${COMMON + 1}) few) AS places`;

interface IndexLookup {
  n: number;
  s: string;
  how: 'same' | 'beginning' | 'inside';
}

/**
 * Index ranges that may contain matches of a term; `answerOf` checks each candidate. Terms contain
 * only letters and digits, so patterns need no escapes.
 */
const searchTermsOf = (term: SearchTerm, n: number): IndexLookup[] => [
  ...term.keys.map((s): IndexLookup => ({ n, s, how: 'same' })),
  ...term.beginnings.map((s): IndexLookup => ({ n, s, how: 'beginning' })),
  ...term.keys
    .filter(({ length }) => length >= INSIDE_FROM)
    .map((key): IndexLookup => ({ n, s: `%${key}%`, how: 'inside' })),
  ...term.synonyms.map(({ key, whole }): IndexLookup => ({
    n,
    s: key,
    how: whole ? 'same' : 'beginning',
  })),
];

async function misspelt(db: Queryable, terms: SearchTerm[], open: number[]): Promise<WordMatch[]> {
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
 * Indexed words that match the keywords: the same word, a word that begins with it or contains it,
 * or a synonym. If no indexed word equals the typed word, also words within one typing error.
 */
export async function findMatches(db: Queryable, keywords: string): Promise<WordMatch[]> {
  const terms = searchTerms(keywords);
  if (terms.length === 0) return [];
  const searched = terms.flatMap(searchTermsOf);
  // Arrays, because the planner knows their length.
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
    [searched.map(({ n }) => n), searched.map((one) => one.s), searched.map(({ how }) => how)],
  );
  const matches = found.flatMap(({ n, id, word, places }) => {
    const match = matchTerm(terms[n]!, word);
    return match ? [{ term: n, word_id: id, places, ...match }] : [];
  });
  const matched = new Set(matches.filter(({ direct }) => direct).map(({ term }) => term));
  const open = [...terms.keys()].filter((n) => !matched.has(n));
  return open.length === 0 ? matches : [...matches, ...(await misspelt(db, terms, open))];
}

/** Number of best entries of a common word that are ranked by score. */
const BEST = 1_000;

/**
 * The choice of places to rank. `all`: all with one of the words. `telling`: the places with one
 * of the rare words, if some words are common; those only add to the score. `first`: for a single
 * common word, its best entries and as many of the first places in list order as the page needs.
 */
export type Ranked = 'all' | 'telling' | 'first';

/** Matches, each with a flag that says if its term is rare enough to distinguish places. */
export interface RankedMatches {
  ranked: Ranked;
  telling: boolean[];
}

/**
 * Selects the places to rank by the number of places per term.
 * @param needed number of places up to the end of the page
 */
export function rankedOf(matches: readonly WordMatch[], needed: number): RankedMatches {
  const places = new Map<number, number>();
  for (const match of matches) places.set(match.term, (places.get(match.term) ?? 0) + match.places);
  const isCommon = ({ term }: WordMatch) => places.get(term)! > COMMON;
  const telling = matches.map((match) => !isCommon(match));
  if (!matches.some(isCommon)) return { ranked: 'all', telling };
  if (telling.includes(true)) return { ranked: 'telling', telling };
  return { ranked: places.size === 1 && needed <= COMMON ? 'first' : 'all', telling };
}

interface Pieces {
  /** Parameters with the columns of the matches, in the order of `h`. */
  hits: string[];
  title: string;
  table: Filter['table'];
  where: string;
  order: string;
  /** True if the score precedes the order. */
  byScore: boolean;
  /** Number of places up to the end of the page. */
  first: string;
}

/** For reading the places with a word, by an index. */
const HAS = 'w.word_id = h.word_id AND w.weight >= h.least';
/**
 * For checking one place for a word. The subtraction keeps PostgreSQL from using the index by
 * weight: versions before 18 would read all its entries of the word.
 */
const HAS_ONE = 'w.word_id = h.word_id AND w.weight - h.least >= 0';

/** SQL that keeps entries `w` of places that pass the filters. */
const filtered = ({ table, where }: Pieces) =>
  where === 'true' ? '' : `JOIN ${table} o ON o.id = w.organisation_id AND ${where}`;

/**
 * SQL of the places `o` that have one of the words and pass the filters. OFFSET keeps the condition
 * per place: otherwise PostgreSQL expects few matches and reads all of them.
 */
const having = ({ table, where }: Pieces, least = '') => `FROM ${table} o
       WHERE ${where} AND EXISTS (SELECT FROM organisation_words w JOIN h ON ${HAS_ONE}
                                   WHERE w.organisation_id = o.id ${least} OFFSET 0)`;

/** SQL of the first of them in list order. */
const walked = (pieces: Pieces, least?: string) =>
  `SELECT id FROM (SELECT o.id ${having(pieces, least)}
                    ORDER BY ${pieces.order} LIMIT ${pieces.first}) walked`;

/**
 * SQL of the `candidates` to rank, if these are not all places with one of the words. By score, the
 * best entries come first. Ties and all other places follow in list order.
 */
const candidates: Record<Exclude<Ranked, 'all'>, (pieces: Pieces) => string> = {
  telling: () => `
  candidates AS (
    SELECT DISTINCT w.organisation_id AS id
      FROM h JOIN organisation_words w ON ${HAS} WHERE h.telling
  ),`,
  first: (pieces) =>
    pieces.byScore
      ? `
  best AS (
    SELECT entry.id, entry.weight * h.factor AS points FROM h CROSS JOIN LATERAL (
      SELECT w.organisation_id AS id, w.weight FROM organisation_words w ${filtered(pieces)}
       WHERE ${HAS} ORDER BY w.weight DESC LIMIT ${BEST}) entry
     ORDER BY points DESC LIMIT ${BEST}
  ), candidates AS (
    SELECT id FROM best
    UNION ${walked(pieces, 'AND w.weight * h.factor >= (SELECT min(points) FROM best)')}
    UNION ${walked(pieces)}
  ),`
      : `
  candidates AS (${walked(pieces)}),`,
};

const counted = (ranked: Ranked, pieces: Pieces): string => {
  if (ranked !== 'first') return 'SELECT count(*) AS matching FROM matches';
  if (pieces.where !== 'true') return `SELECT count(*) AS matching ${having(pieces)}`;
  return `SELECT count(DISTINCT w.organisation_id) AS matching
            FROM h JOIN organisation_words w ON ${HAS}`;
};

/** SQL of the matching organisations as `matches` (organisation_id, score), and their `number`. */
export const matchesOf = (ranked: Ranked, pieces: Pieces): string => {
  const { hits: matches, title, table, where } = pieces;
  const isNow = table === 'place_status';
  const entries = (has: string) => `
    SELECT w.organisation_id, h.term, w.weight * h.factor AS points
      FROM h JOIN organisation_words w ON ${has}`;
  return `
  h AS (
    SELECT * FROM unnest(${matches[0]}::int[], ${matches[1]}::bigint[], ${matches[2]}::float8[],
                         ${matches[3]}::smallint[], ${matches[4]}::boolean[])
             AS h (term, word_id, factor, least, telling)
  ), ${ranked === 'all' ? '' : candidates[ranked](pieces)}
  answered AS (
    SELECT w.organisation_id, w.term, max(w.points) AS points FROM ${
      ranked === 'all'
        ? `(${entries(HAS)}) w`
        : `candidates c CROSS JOIN LATERAL (${entries(HAS_ONE)} WHERE w.organisation_id = c.id OFFSET 0) w`
    } GROUP BY 1, 2
  ), scored AS (
    SELECT a.organisation_id, count(*) AS terms, sum(a.points) AS points, t.search_title,
           o.position, o.rating, o.reviews_count, o.views_count, o.created_at, o.price_from
           ${isNow ? ', o.wait, o.latitude, o.longitude' : ''}
      FROM answered a JOIN ${table} o ON o.id = a.organisation_id
      ${isNow ? 'JOIN organisations t ON t.id = o.id' : ', LATERAL (SELECT o.search_title) t'}
     WHERE ${where} GROUP BY a.organisation_id, o.id, t.search_title, o.position, o.rating,
           o.reviews_count, o.views_count, o.created_at, o.price_from
           ${isNow ? ', o.wait, o.latitude, o.longitude' : ''}
  ), matches AS (
    SELECT s.*, s.organisation_id AS id,
           s.points + CASE WHEN s.search_title = ${title} THEN 8
                           WHEN starts_with(s.search_title, ${title}) THEN 4
                           WHEN strpos(s.search_title, ${title}) > 0 THEN 2 ELSE 0 END AS score
      FROM scored s WHERE s.terms = (SELECT max(terms) FROM scored)
  ), number AS (${counted(ranked, pieces)})`;
};
