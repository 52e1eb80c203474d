import { NETWORKS } from '#common/listing.ts';
import { first, valueOf, type Queryable } from '#server/db/client.ts';
import type { Language } from '#common/languages.ts';
import type { OfferedDay, Organisation } from '#common/contract/organisations.ts';
import { reviewsOf, starsOf, toReview } from '#server/repositories/reviews/reviews.ts';
import { textsIn, type EnglishTexts } from './english.ts';
import { noticeAt } from './notice.ts';
import {
  CARD_COLUMNS,
  changesHours,
  hoursOverride,
  isCurrent,
  onlineOrder,
  onlineState,
  toCard,
  waitingNow,
  type OrganisationRow,
  type WaitsOf,
} from './organisationRows.ts';

/** The internal id of an organisation by slug or code. */
export const findOrganisationId = (db: Queryable, slugOrCode: string) =>
  valueOf<number>(
    db,
    'SELECT id FROM organisations WHERE slug = $1 OR code = $1 ORDER BY slug = $1 DESC LIMIT 1',
    [slugOrCode],
    'organisation_id',
  );

/** Maximum days with numbers in a response. */
const MOST_DAYS = 62;
/** Reviews in the response of an organisation. Further reviews are paged. */
const MOST_REVIEWS = 100;

/** The days on which an organisation offers numbers, from the service day on. */
async function offeredDays(db: Queryable, id: number, now: Date): Promise<OfferedDay[]> {
  const rows = await db.query<
    OfferedDay & { own: OfferedDay['intervals'] | null; reason: string | null }
  >(
    `SELECT DISTINCT ON (l.released_on) l.released_on AS date, ${onlineState('l', '$2')} AS state,
            ${hoursOverride('d')} AS own, CASE WHEN d.closed THEN d.reason END AS reason
       FROM waiting_lists l
       LEFT JOIN plan_days d ON d.organisation_id = l.organisation_id AND d.day = l.released_on
                                AND ${changesHours('d')}
      WHERE l.organisation_id = $1 AND ${isCurrent('l', '$2')}
      ORDER BY l.released_on, ${onlineOrder('l', '$2')}, l.id LIMIT ${MOST_DAYS}`,
    [id, now],
    'offered_days',
  );
  return rows.map(({ date, state, own, reason }) => ({
    date,
    state,
    ...(own ? { intervals: own } : {}),
    ...(reason ? { message: reason } : {}),
  }));
}

/** All fields of an organisation by slug or code; `null` if there is none. */
export async function findOrganisation(
  db: Queryable,
  slugOrCode: string,
  { now, language, waitsOf }: { now: Date; language: Language; waitsOf: WaitsOf },
): Promise<Organisation | null> {
  const row = await first<
    OrganisationRow & {
      tickets_served: number;
      claimable: boolean;
      description: string;
      email: string | null;
      author_code: string | null;
      prices: NonNullable<Organisation['prices']>;
      english: EnglishTexts | null;
      notice: Organisation['notice'];
      links: Partial<Record<string, string>>;
    }
  >(
    db,
    `SELECT ${CARD_COLUMNS[language]}, o.description, o.email, o.author_code, o.prices, o.english, o.links, ${noticeAt('$2')} AS notice,
            (SELECT coalesce(sum(served_count), 0) FROM waiting_lists
              WHERE organisation_id = o.id) AS tickets_served,
            NOT o.verified AND NOT EXISTS (SELECT FROM members
              WHERE organisation_id = o.id AND role = 'owner') AS claimable
       FROM organisations o JOIN categories c ON c.id = o.category_id
       ${waitingNow('o', '$2', language)}
      WHERE o.slug = $1 OR o.code = $1 ORDER BY o.slug = $1 DESC LIMIT 1`,
    [slugOrCode, now],
    `organisation_${language}`,
  );
  if (!row) return null;
  const reviews = await reviewsOf(db, row.id, { limit: MOST_REVIEWS });
  const card = toCard(row, now, (await waitsOf([row], now)).get(row.id) ?? null);
  return {
    ...card,
    author: { ...row.card.author, code: row.author_code },
    notice: row.notice,
    ...textsIn(language, row),
    email: row.email,
    links: NETWORKS.flatMap((network) => {
      const url = row.links[network];
      return url?.startsWith('https://') ? [{ network, url }] : [];
    }),
    claimable: row.claimable,
    opening_hours: row.opening_hours,
    days: await offeredDays(db, row.id, now),
    reviews: reviews.map(toReview),
    stars: await starsOf(db, row.id),
    statistics: {
      views: row.card.views_count,
      reviews: row.card.reviews_count,
      tickets_served: row.tickets_served,
    },
  };
}
