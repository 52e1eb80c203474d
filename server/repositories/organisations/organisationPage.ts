import { fold } from '#common/greek/fold.ts';
import type { Language } from '#common/languages.ts';
import { first, type Queryable } from '#server/db/client.ts';
import { athensTime } from '#common/calendar/athens.ts';
import type {
  OrganisationPage,
  OrganisationsQuery,
  SORTS,
} from '#common/contract/organisations.ts';
import {
  CARD_COLUMNS,
  toCard,
  waitingNow,
  type OrganisationRow,
  type WaitsOf,
} from './organisationRows.ts';
import { findHits, type Hit } from './search.ts';
import { matchesOf, rankedOf } from './searchMatches.ts';

type Sort = (typeof SORTS)[number];

/** Each but the last has an index (migration 007). */
const ORDER: Record<Exclude<Sort, 'random'>, string> = {
  default: 'o.position, o.id',
  high_rated: 'o.rating DESC NULLS LAST, o.reviews_count DESC, o.id',
  most_reviewed: 'o.reviews_count DESC, o.id',
  popular: 'o.views_count DESC, o.id',
  newest: 'o.created_at DESC, o.id',
  older: 'o.created_at, o.id',
  price_low: 'o.price_from NULLS LAST, o.id',
  price_high: 'o.price_from DESC NULLS LAST, o.id',
};

/** A statement with its parameters. Queries of one kind share one text and one name. */
interface Statement {
  name: string;
  text: string;
  params: unknown[];
}

/** The filters of a query, as conditions on `o` and on the counts `k`. */
function filterOf(query: OrganisationsQuery, param: (value: unknown) => string) {
  const conditions: string[] = [];
  const { category, country } = query;
  const add = (condition: string) => conditions.push(condition);
  if (category) {
    add(`?.category_id = (SELECT id FROM categories WHERE icon_name = ${param(category)})`);
  }
  if (country) add(`?.country = upper(${param(country)})`);
  const where = (table: string) =>
    conditions.length === 0 ? 'true' : conditions.join(' AND ').replaceAll('?', table);
  return {
    where,
    total: `(SELECT coalesce(sum(k.number), 0)::bigint FROM organisation_counts k WHERE ${where('k')})`,
  };
}

/**
 * The statement of a page. Without keywords it reads one index as far as the page; with them, it
 * lists the matches, best first, and then the same index without them.
 */
export function pageStatement(
  query: OrganisationsQuery,
  { hits, now, language }: { hits: Hit[] | null; now: Date; language: Language },
): Statement {
  const { page = 1, per_page: perPage = 30, sort = 'default' } = query;
  const params: unknown[] = [];
  const param = (value: unknown) => `$${params.push(value)}`;
  const [limit, offset, time] = [param(perPage), param((page - 1) * perPage), param(now)];
  const filter = filterOf(query, param);
  const where = filter.where('o');
  const seed = sort === 'random' ? param(String(query.seed ?? athensTime(now).date)) : '';
  const order = sort === 'random' ? `md5(o.id::text || ':' || ${seed}::text), o.id` : ORDER[sort];
  const cards = (from: string, more: string) => `
    SELECT ${CARD_COLUMNS[language]}, ${filter.total} AS total ${more}
      FROM ${from} JOIN organisations o ON o.id = page.id
      JOIN categories c ON c.id = o.category_id
      ${waitingNow('o', time)}`;
  const kind = `${language}_${sort}_${query.category ? 'c' : ''}${query.country ? 'l' : ''}`;
  if (hits === null) {
    const text = `
      WITH page AS (
        SELECT o.id FROM organisations o WHERE ${where}
         ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
      ) ${cards('page', '')} ORDER BY ${order}`;
    return { name: `page_${kind}`, text, params };
  }
  const { ranked, telling } = rankedOf(hits, page * perPage);
  // As arrays, whose length the planner knows.
  const columns = [
    param(hits.map(({ term }) => term)),
    param(hits.map(({ word_id: word }) => word)),
    param(hits.map(({ factor }) => factor)),
    param(hits.map(({ least }) => least)),
    param(telling),
  ];
  const title = param(fold(query.keywords ?? ''));
  const first = `${offset}::int + ${limit}::int`;
  const byScore = sort === 'default';
  const matches = matchesOf(ranked, { hits: columns, title, where, order, byScore, first });
  const best = byScore ? 'o.score DESC, ' : '';
  const text = `
    WITH ${matches}, page AS (
      (SELECT o.id, o.score, row_number() OVER (ORDER BY ${best}${order}) AS place
         FROM matches o ORDER BY place LIMIT ${limit} OFFSET ${offset})
      UNION ALL
      (SELECT o.id, NULL, (SELECT matching FROM number) + row_number() OVER (ORDER BY ${order})
         FROM (SELECT * FROM organisations o
                WHERE ${where} AND o.id <> ALL (SELECT organisation_id FROM matches)
                ORDER BY ${order}
                LIMIT (SELECT greatest(0, least(${limit}, ${offset} + ${limit} - matching)) FROM number)
               OFFSET (SELECT greatest(0, ${offset} - matching) FROM number)) o)
    ) ${cards('page', ', page.score, (SELECT matching FROM number) AS matching')}
    ORDER BY page.place`;
  return { name: `search_${ranked}_${kind}`, text, params };
}

/**
 * One page of organisations. Keywords put the matches first, best match first, and never hide the
 * others; an organisation matches when it has as many of the words as the best one. Beside rarer
 * words, one that more than `COMMON` have only adds to the score; alone, it is ranked exactly by the
 * fields that have it, and by its part in the title only among the best of them.
 */
export async function pageOfOrganisations(
  db: Queryable,
  query: OrganisationsQuery,
  { now, language, waitsOf }: { now: Date; language: Language; waitsOf: WaitsOf },
): Promise<OrganisationPage> {
  const { page = 1, per_page: perPage = 30 } = query;
  const keywords = query.keywords?.trim() ?? '';
  const hits = keywords === '' ? null : await findHits(db, keywords);
  const statement = pageStatement({ ...query, keywords }, { hits, now, language });
  const offset = (page - 1) * perPage;
  const rows = await db.query<OrganisationRow & { total: number; matching?: number }>(
    statement.text,
    statement.params,
    statement.name,
  );
  const waits = await waitsOf(rows, now);
  const count = rows[0]?.total ?? (await countOf(db, query));
  return {
    records: rows.map((row) => toCard(row, now, waits.get(row.id) ?? null)),
    current_page: page,
    total_pages: Math.ceil(count / perPage),
    offset,
    count,
    ...(hits === null ? {} : { matches_count: rows[0]?.matching ?? 0 }),
  };
}

async function countOf(db: Queryable, query: OrganisationsQuery): Promise<number> {
  const params: unknown[] = [];
  const { total } = filterOf(query, (value) => `$${params.push(value)}`);
  return (await first<{ total: number }>(db, `SELECT ${total} AS total`, params))?.total ?? 0;
}
