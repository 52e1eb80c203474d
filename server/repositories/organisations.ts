import { first, type Queryable } from '#server/db/client.ts';
import { athensTime, toAthensIso } from '#server/lib/clock.ts';
import { fold } from '#server/lib/skeleton.ts';
import type {
  Organisation,
  OrganisationPage,
  OrganisationsQuery,
  SORTS,
} from '#server/schemas/organisations.ts';
import { toCard, waitingNow, type OrganisationRow } from './organisationRows.ts';
import { findHits } from './search.ts';

type Sort = (typeof SORTS)[number];

const ORDER: Record<Sort, string> = {
  default: 'o.position, o.id',
  high_rated: 'o.rating DESC NULLS LAST, o.reviews_count DESC, o.id',
  most_reviewed: 'o.reviews_count DESC, o.id',
  popular: 'o.views_count DESC, o.id',
  newest: 'o.created_at DESC, o.id',
  older: 'o.created_at, o.id',
  price_low: 'o.price_from NULLS LAST, o.id',
  price_high: 'o.price_from DESC NULLS LAST, o.id',
  random: "md5(o.id::text || ':' || $3::text), o.id",
};

/**
 * One page of organisations. Keywords order those that match first, best match first, and never
 * hide the others; one matches when it answers as many of the words as the best one does.
 */
export async function pageOfOrganisations(
  db: Queryable,
  query: OrganisationsQuery,
  now: Date,
): Promise<OrganisationPage> {
  const { page = 1, per_page: perPage = 30, sort = 'default' } = query;
  const { date } = athensTime(now);
  const keywords = query.keywords?.trim() ?? '';
  const hits = keywords === '' ? [] : await findHits(db, keywords);
  const offset = (page - 1) * perPage;
  const rank = `(m.score IS NULL), ${sort === 'default' ? 'm.score DESC NULLS LAST, ' : ''}`;
  const rows = await db.query<OrganisationRow & { total: number; matching: number }>(
    `WITH shown AS (
       SELECT o.id, o.position, o.rating, o.reviews_count, o.views_count, o.created_at,
              o.price_from, o.search_title
         FROM organisations o JOIN categories c ON c.id = o.category_id
        WHERE ($1::text IS NULL OR c.icon_name = $1) AND ($2::text IS NULL OR o.country = upper($2))
     ), answered AS (
       SELECT w.organisation_id, h.term, max(w.weight * h.factor) AS points
         FROM jsonb_to_recordset($4::jsonb) AS h (term int, word_id bigint, factor float8)
         JOIN organisation_words w ON w.word_id = h.word_id
         JOIN shown o ON o.id = w.organisation_id
        GROUP BY 1, 2
     ), scored AS (
       SELECT organisation_id, count(*) AS terms, sum(points) AS points FROM answered GROUP BY 1
     ), matches AS (
       SELECT s.organisation_id, s.points
              + CASE WHEN o.search_title = $5 THEN 8
                     WHEN starts_with(o.search_title, $5) THEN 4
                     WHEN strpos(o.search_title, $5) > 0 THEN 2 ELSE 0 END AS score
         FROM scored s JOIN shown o ON o.id = s.organisation_id
        WHERE s.terms = (SELECT max(terms) FROM scored)
     ), chosen AS (
       SELECT o.id, m.score, row_number() OVER (ORDER BY ${rank}${ORDER[sort]}) AS place,
              count(*) OVER () AS total, count(m.score) OVER () AS matching
         FROM shown o LEFT JOIN matches m ON m.organisation_id = o.id
        WHERE $3::text IS NOT NULL
        ORDER BY place LIMIT $6 OFFSET $7
     )
     SELECT o.*, chosen.score, chosen.total, chosen.matching, waiting.tickets_count,
            c.title AS category_title, c.icon_name
       FROM chosen JOIN organisations o ON o.id = chosen.id
       JOIN categories c ON c.id = o.category_id
       ${waitingNow('o', '$8')}
      ORDER BY chosen.place`,
    [
      query.category || null,
      query.country || null,
      String(query.seed ?? date),
      JSON.stringify(hits),
      fold(keywords),
      perPage,
      offset,
      now,
    ],
  );
  const count = rows[0]?.total ?? (offset === 0 ? 0 : await countOf(db, query));
  return {
    records: rows.map((row) => toCard(row, now)),
    current_page: page,
    total_pages: Math.ceil(count / perPage),
    offset,
    count,
    ...(keywords === '' ? {} : { matches_count: rows[0]?.matching ?? 0 }),
  };
}

async function countOf(db: Queryable, query: OrganisationsQuery): Promise<number> {
  const row = await first<{ total: number }>(
    db,
    `SELECT count(*) AS total FROM organisations o JOIN categories c ON c.id = o.category_id
      WHERE ($1::text IS NULL OR c.icon_name = $1) AND ($2::text IS NULL OR o.country = upper($2))`,
    [query.category || null, query.country || null],
  );
  return row?.total ?? 0;
}

/** The internal id of an organisation by slug or code. */
export const organisationId = async (db: Queryable, slugOrCode: string): Promise<number | null> =>
  (
    await first<{ id: number }>(
      db,
      'SELECT id FROM organisations WHERE slug = $1 OR code = $1 ORDER BY slug = $1 DESC LIMIT 1',
      [slugOrCode],
    )
  )?.id ?? null;

/** All that is known of an organisation, by slug or code; `null` when there is none. */
export async function findOrganisation(
  db: Queryable,
  slugOrCode: string,
  now: Date,
): Promise<Organisation | null> {
  const row = await first<OrganisationRow & { tickets_served: number }>(
    db,
    `SELECT o.*, c.title AS category_title, c.icon_name, waiting.tickets_count,
            (SELECT coalesce(sum(served_count), 0) FROM waiting_lists
              WHERE organisation_id = o.id) AS tickets_served
       FROM organisations o JOIN categories c ON c.id = o.category_id
       ${waitingNow('o', '$2')}
      WHERE o.slug = $1 OR o.code = $1 ORDER BY o.slug = $1 DESC LIMIT 1`,
    [slugOrCode, now],
  );
  if (!row) return null;
  const reviews = await db.query<{
    code: string;
    author_name: string;
    rating: number;
    text: string;
    created_at: Date;
    reply_text: string | null;
    reply_at: Date | null;
  }>('SELECT * FROM reviews WHERE organisation_id = $1 ORDER BY created_at DESC, id LIMIT 100', [
    row.id,
  ]);
  return {
    ...toCard(row, now),
    description: row.description,
    email: row.email,
    opening_hours: row.opening_hours,
    prices: row.prices,
    reviews: reviews.map((review) => ({
      code: review.code,
      author_name: review.author_name,
      rating: review.rating,
      text: review.text,
      created_at: toAthensIso(review.created_at),
      reply:
        review.reply_text === null || review.reply_at === null
          ? null
          : { text: review.reply_text, created_at: toAthensIso(review.reply_at) },
    })),
    statistics: {
      views: row.views_count,
      reviews: row.reviews_count,
      tickets_served: row.tickets_served,
    },
  };
}
