import { fold } from '#common/greek/fold.ts';
import type { Language } from '#common/languages.ts';
import { first, type Db } from '#server/db/client.ts';
import { athensTime } from '#common/calendar/athens.ts';
import type {
  OrganisationCard,
  OrganisationPage,
  OrganisationsQuery,
} from '#common/contract/organisations.ts';
import type { SORTS } from '#common/listChoices.ts';
import { cityNames } from './cities.ts';
import {
  appliedIn,
  needsStatus,
  choicesIn,
  distanceTo,
  filterOf,
  IS_OPEN,
  seedOf,
  type Param,
} from './filters.ts';
import {
  CARD_COLUMNS,
  toCard,
  waitingNow,
  type OrganisationRow,
  type WaitsOf,
} from './organisationRows.ts';
import { PAUSED, placeStatus, type PlaceStatus } from './placeStatus.ts';
import { findMatches, matchesOf, rankedOf, type WordMatch } from './search.ts';

type Sort = (typeof SORTS)[number];

/**
 * Minutes between which waits count as equal in the order `open`, so that a list hardly changes
 * while lines move.
 */
const WAIT_STEPS = [15, 30, 60, 120, PAUSED];

/** An index covers each except the last three. */
const ORDER: Record<Exclude<Sort, 'random'>, string> = {
  default: 'o.position, o.id',
  high_rated: 'o.rating DESC NULLS LAST, o.reviews_count DESC, o.id',
  most_reviewed: 'o.reviews_count DESC, o.id',
  popular: 'o.views_count DESC, o.id',
  newest: 'o.created_at DESC, o.id',
  older: 'o.created_at, o.id',
  price_low: 'o.price_from NULLS LAST, o.id',
  price_high: 'o.price_from DESC NULLS LAST, o.id',
  wait: 'o.wait NULLS LAST, o.position, o.id',
  open: `width_bucket(least(o.wait, ${PAUSED}), ARRAY[${WAIT_STEPS.join()}]::float8[]), o.position, o.id`,
};

/** A statement with its parameters. Queries of one kind share text and name. */
interface Statement {
  name?: string;
  text: string;
  params: unknown[];
}

function orderOf(query: OrganisationsQuery, now: Date, param: Param): string {
  const { sort = 'default', near, seed } = query;
  const day = Number(athensTime(now).date.replaceAll('-', ''));
  const chosen =
    sort === 'random'
      ? `hashint8extended(o.id, ${param(seedOf(seed ?? day))}::bigint), o.id`
      : ORDER[sort];
  const nearest = near ? `${distanceTo(near, param)} NULLS LAST, ${chosen}` : chosen;
  const order = sort === 'open' ? `(${IS_OPEN}) IS NOT TRUE, ${nearest}` : nearest;
  return query.price ? `o.price_from IS NULL, ${order}` : order;
}

/**
 * The statement of a page. If an index of `organisations` covers the query, it reads the index up
 * to the page. Otherwise it reads `place_status`, which is narrow enough for a full scan. With
 * keywords, it lists the matches, best first, and then the other places in the same order.
 */
export function pageStatement(
  query: OrganisationsQuery,
  {
    hits: wordMatches,
    now,
    language,
    cities = [],
    known,
    status,
  }: {
    hits: WordMatch[] | null;
    now: Date;
    language: Language;
    cities?: string[];
    /** The total, if a cache already has it. */
    known?: number;
    /** For a query that asks for the status of places. */
    status?: PlaceStatus;
  },
): Statement {
  const { page = 1, per_page: perPage = 30 } = query;
  const params: unknown[] = [];
  const param: Param = (value) => `$${params.push(value)}`;
  const [limit, offset, time] = [param(perPage), param((page - 1) * perPage), param(now)];
  const { table, where, total: counted } = filterOf(query, { cities, param });
  const total = known === undefined ? counted : `${known}::bigint`;
  const order = orderOf(query, now, param);
  const cte = status?.cte(param) ?? '';
  // Only these few kinds of queries stay prepared.
  const isCommon = table === 'organisations' && choicesIn(query.category).length < 2;
  const kind = `${language}_${query.sort ?? 'default'}_${query.category ? 'c' : ''}${query.country ? 'l' : ''}`;
  const named = (name: string) => (isCommon ? name : undefined);
  const cards = (from: string, all: string, more = '') => `
    SELECT ${CARD_COLUMNS[language]}, ${all} AS total ${more}
      FROM ${from} JOIN organisations o ON o.id = page.id
      JOIN categories c ON c.id = o.category_id
      ${waitingNow('o', time, language)}
     ORDER BY page.place`;
  if (wordMatches === null) {
    // No index has this order, so one scan both counts the places and finds the first ones.
    const isCounted = query.price !== undefined && known === undefined;
    const text = `
      WITH ${cte}page AS (
        SELECT o.*, row_number() OVER () AS place FROM (
          SELECT o.id${isCounted ? ', count(*) OVER () AS total' : ''} FROM ${table} o WHERE ${where}
           ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) o
      ) ${cards('page', isCounted ? 'page.total' : total)}`;
    return { name: named(`page_${kind}`), text, params };
  }
  const { ranked, telling } = rankedOf(wordMatches, page * perPage);
  // Arrays, because the planner knows their length.
  const columns = [
    param(wordMatches.map(({ term }) => term)),
    param(wordMatches.map(({ word_id: word }) => word)),
    param(wordMatches.map(({ factor }) => factor)),
    param(wordMatches.map(({ least }) => least)),
    param(telling),
  ];
  const title = param(fold(query.keywords ?? ''));
  const first = `${offset}::int + ${limit}::int`;
  const byScore = (query.sort ?? 'default') === 'default' && !query.near && !query.price;
  const matches = matchesOf(ranked, { hits: columns, title, table, where, order, byScore, first });
  const best = byScore ? 'o.score DESC, ' : '';
  const text = `
    WITH ${cte}${matches}, page AS (
      (SELECT o.id, o.score, row_number() OVER (ORDER BY ${best}${order}) AS place
         FROM matches o ORDER BY place LIMIT ${limit} OFFSET ${offset})
      UNION ALL
      (SELECT o.id, NULL, (SELECT matching FROM number) + row_number() OVER (ORDER BY ${order})
         FROM (SELECT * FROM ${table} o
                WHERE ${where} AND o.id <> ALL (SELECT organisation_id FROM matches)
                ORDER BY ${order}
                LIMIT (SELECT greatest(0, least(${limit}, ${offset} + ${limit} - matching)) FROM number)
               OFFSET (SELECT greatest(0, ${offset} - matching) FROM number)) o)
    ) ${cards('page', total, ', page.score, (SELECT matching FROM number) AS matching')}`;
  return { name: named(`search_${ranked}_${kind}`), text, params };
}

/** Bounds memory if clients send random prices: the filters of one minute. */
const MOST_TOTALS = 1_000;

const minutesOf = ({ wait }: OrganisationCard): number => {
  if (wait?.status !== 'open') return Number.MAX_VALUE;
  return wait.waiting === 0 ? 0 : ((wait.minutes_from ?? 0) + (wait.minutes_to ?? 0)) / 2;
};

interface PageOptions {
  now: Date;
  language: Language;
  waitsOf: WaitsOf;
  /** Called if the page depends on the lines of all places. */
  onLines?: () => void;
}

const stepOf = (card: OrganisationCard): number =>
  WAIT_STEPS.filter((step) => step <= minutesOf(card)).length;

/** Sort orders by the wait, each with the figure of a card that it compares. */
const FIGURES: Record<string, ((card: OrganisationCard) => number) | undefined> = {
  wait: minutesOf,
  open: stepOf,
};

/**
 * One page of organisations. Keywords put matches first, best match first, and hide no other
 * places. An organisation matches if it has as many of the words as the best match. Next to rarer
 * words, a word that more than `COMMON` places have only adds to the score. Alone, it is ranked
 * exactly by field, and by its position in the title only among the best matches.
 */
export async function pageOfOrganisations(
  db: Db,
  query: OrganisationsQuery,
  { now, language, waitsOf, onLines }: PageOptions,
): Promise<OrganisationPage> {
  const { page = 1, per_page: perPage = 30 } = query;
  const keywords = query.keywords?.trim() ?? '';
  const wordMatches = keywords === '' ? null : await findMatches(db, keywords);
  const status = needsStatus(query) ? await placeStatus(db, now) : undefined;
  if (status && !status.isStored) onLines?.();
  const totals = status?.totals ?? new Map<string, number>();
  const filter = JSON.stringify([query.is, query.category, query.country, query.city, query.price]);
  const cities = await cityNames(db, choicesIn(query.city));
  const statement = pageStatement(
    { ...query, keywords },
    { hits: wordMatches, now, language, cities, known: totals.get(filter), status },
  );
  const offset = (page - 1) * perPage;
  const rows = await db.query<OrganisationRow & { total: number; matching?: number }>(
    statement.text,
    statement.params,
    statement.name,
  );
  const waits = await waitsOf(rows, now);
  const count = rows[0]?.total ?? (page === 1 ? 0 : await countOf(db, query, cities, status));
  if (totals.size < MOST_TOTALS) totals.set(filter, count);
  const records = rows.map((row) => toCard(row, now, waits.get(row.id) ?? null));
  const figure = wordMatches || query.near || query.price ? undefined : FIGURES[query.sort ?? ''];
  return {
    // Reorder within the page by the waits on the cards: estimates are more precise than lists.
    records: figure ? records.toSorted((one, other) => figure(one) - figure(other)) : records,
    current_page: page,
    total_pages: Math.ceil(count / perPage),
    offset,
    count,
    applied: appliedIn({ ...query, keywords }),
    ...(wordMatches === null ? {} : { matches_count: rows[0]?.matching ?? 0 }),
  };
}

async function countOf(
  db: Db,
  query: OrganisationsQuery,
  cities: string[],
  status?: PlaceStatus,
): Promise<number> {
  const params: unknown[] = [];
  const param: Param = (value) => `$${params.push(value)}`;
  const { total } = filterOf(query, { cities, param });
  const text = `WITH ${status?.cte(param) ?? ''}number AS (SELECT ${total} AS total) SELECT total FROM number`;
  return (await first<{ total: number }>(db, text, params))?.total ?? 0;
}
