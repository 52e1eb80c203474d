import type { Filter } from './filters.ts';
import { COMMON, type Hit } from './search.ts';

/** How many of the best entries of a common word are ranked by their score. */
const BEST = 1_000;

/**
 * The places to rank. `all`: every place with one of the words. `telling`: when only some words are
 * common, the places with one of the others; a common word only adds to their score. `first`: for
 * one common word, its best entries and as many of the first places with it, in list order, as the
 * page needs.
 */
export type Ranked = 'all' | 'telling' | 'first';

/** Hits, each with whether its term tells places apart. */
export interface RankedHits {
  ranked: Ranked;
  telling: boolean[];
}

/**
 * Decides by the numbers of places which of them are ranked.
 * @param needed how many of the first places the page and those before it need
 */
export function rankedOf(hits: readonly Hit[], needed: number): RankedHits {
  const places = new Map<number, number>();
  for (const hit of hits) places.set(hit.term, (places.get(hit.term) ?? 0) + hit.places);
  const isCommon = ({ term }: Hit) => places.get(term)! > COMMON;
  const telling = hits.map((hit) => !isCommon(hit));
  if (!hits.some(isCommon)) return { ranked: 'all', telling };
  if (telling.includes(true)) return { ranked: 'telling', telling };
  return { ranked: places.size === 1 && needed <= COMMON ? 'first' : 'all', telling };
}

interface Pieces {
  /** Parameters with the columns of the hits, in the order of `h`. */
  hits: string[];
  /** The folded keywords. */
  title: string;
  table: Filter['table'];
  /** The filters, on `o`. */
  where: string;
  order: string;
  /** Whether the score comes before the order. */
  byScore: boolean;
  /** How many of the first places the page and those before it need. */
  first: string;
}

/** For reading what has a word, by an index. */
const HAS = 'w.word_id = h.word_id AND w.weight >= h.least';
/**
 * For asking whether one place has a word. The difference keeps out the index by weight: before
 * version 18, PostgreSQL would read all its entries of the word.
 */
const HAS_ONE = 'w.word_id = h.word_id AND w.weight - h.least >= 0';

/** SQL that keeps entries `w` of places that pass the filters. */
const filtered = ({ table, where }: Pieces) =>
  where === 'true' ? '' : `JOIN ${table} o ON o.id = w.organisation_id AND ${where}`;

/**
 * SQL of the places `o` that have one of the words and pass the filters. OFFSET keeps the question
 * beside each place: PostgreSQL would read all that have the word, expecting few.
 */
const having = ({ table, where }: Pieces, least = '') => `FROM ${table} o
       WHERE ${where} AND EXISTS (SELECT FROM organisation_words w JOIN h ON ${HAS_ONE}
                                   WHERE w.organisation_id = o.id ${least} OFFSET 0)`;

/** SQL of the first of them in the list. */
const walked = (pieces: Pieces, least?: string) =>
  `SELECT id FROM (SELECT o.id ${having(pieces, least)}
                    ORDER BY ${pieces.order} LIMIT ${pieces.first}) walked`;

/**
 * SQL of the `candidates` to rank, where they are not all that have one of the words. By score, the
 * best entries come first; of the places that are as good as the last of them, and of the others,
 * those that come first in the list.
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

/** SQL of the number of places that match. */
const counted = (ranked: Ranked, pieces: Pieces): string => {
  if (ranked !== 'first') return 'SELECT count(*) AS matching FROM matches';
  if (pieces.where !== 'true') return `SELECT count(*) AS matching ${having(pieces)}`;
  return `SELECT count(DISTINCT w.organisation_id) AS matching
            FROM h JOIN organisation_words w ON ${HAS}`;
};

/**
 * SQL of the organisations that match the keywords, as `matches` (organisation_id, score), and of
 * their `number`.
 */
export const matchesOf = (ranked: Ranked, pieces: Pieces): string => {
  const { hits, title, table, where } = pieces;
  const isNow = table === 'places_now';
  const entries = (has: string) => `
    SELECT w.organisation_id, h.term, w.weight * h.factor AS points
      FROM h JOIN organisation_words w ON ${has}`;
  return `
  h AS (
    SELECT * FROM unnest(${hits[0]}::int[], ${hits[1]}::bigint[], ${hits[2]}::float8[],
                         ${hits[3]}::smallint[], ${hits[4]}::boolean[])
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
     WHERE ${where} GROUP BY a.organisation_id, o.id, t.search_title
  ), matches AS (
    SELECT s.*, s.organisation_id AS id,
           s.points + CASE WHEN s.search_title = ${title} THEN 8
                           WHEN starts_with(s.search_title, ${title}) THEN 4
                           WHEN strpos(s.search_title, ${title}) > 0 THEN 2 ELSE 0 END AS score
      FROM scored s WHERE s.terms = (SELECT max(terms) FROM scored)
  ), number AS (${counted(ranked, pieces)})`;
};
