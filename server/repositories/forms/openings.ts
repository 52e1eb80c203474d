import { namesFor, type PlaceNames } from '#server/repositories/organisations/english.ts';
import { listingPath } from '#common/addresses.ts';
import type { Language } from '#common/languages.ts';
import { writeEmail } from '#mail/message.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { eachBatch, inPortions } from '#server/lib/eachBatch.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import { isCurrent, onlineState } from '#server/repositories/organisations/organisationRows.ts';
import type { MailOptions } from '#server/repositories/people/accountMail.ts';
import { unsubscribeHref } from './subscriptions.ts';

/** How many messages are written in one transaction. */
const AT_ONCE = 100;

/** Subscribers who want to be notified of days up to `until`, or of any day. */
interface OpenDay {
  until: string | null;
  /** The first day with numbers. */
  date: string;
  /** True if all its numbers were released by their holders. */
  was_full: boolean;
}

interface Subscriber extends PlaceNames {
  id: number;
  key: string;
  email: string;
  language: Language;
  until: string | null;
  slug: string;
}

/** Time between notifications of a freed number. */
const TURN_MINUTES = 5;

const CONFIRMED = "topic = 'openings' AND confirmed_at IS NOT NULL";

/**
 * SQL of the first day `l` with numbers up to each last day `s` that subscribers of place `o`
 * chose. `was_full`: without released numbers, those days would have none for people online. $1:
 * the time
 */
const FIRST_OPEN = `s JOIN organisations o ON o.id = s.organisation_id
 CROSS JOIN LATERAL (
  SELECT coalesce(min(l.released_on) FILTER (WHERE NOT day.was_full), min(l.released_on)) AS date,
         bool_and(day.was_full) AS was_full
    FROM waiting_lists l
   CROSS JOIN LATERAL (SELECT coalesce(
           l.capacity - l.issued <= CASE WHEN o.door_share > 0
             THEN coalesce(door_kept(l, $1::timestamptz), 0) ELSE 0 END, false) AS was_full) day
   WHERE l.organisation_id = o.id AND ${isCurrent('l', '$1')}
     AND (s.until IS NULL OR l.released_on <= s.until)
     AND ${onlineState('l', '$1')} = 'open') l
 WHERE l.date IS NOT NULL`;

/** The days of a place with numbers, skipping along an index from one last day to the next. */
const openDays = (tx: Queryable, organisationId: number, now: Date): Promise<OpenDay[]> =>
  tx.query(
    `WITH RECURSIVE wanted AS (
       SELECT min(until) AS until FROM subscriptions WHERE organisation_id = $2 AND ${CONFIRMED}
       UNION ALL
       SELECT (SELECT min(n.until) FROM subscriptions n
                WHERE n.organisation_id = $2 AND ${CONFIRMED} AND n.until > wanted.until)
         FROM wanted WHERE wanted.until IS NOT NULL
     ), s AS (
       SELECT $2::bigint AS organisation_id, until FROM wanted WHERE until IS NOT NULL
       UNION ALL
       SELECT $2::bigint, NULL WHERE EXISTS (
         SELECT FROM subscriptions
          WHERE organisation_id = $2 AND ${CONFIRMED} AND until IS NULL))
     SELECT s.until, l.date, l.was_full FROM ${FIRST_OPEN}`,
    [now, organisationId],
  );

/** The oldest subscribers of some days who are not being notified by another process. */
const subscribersOf = (
  tx: Queryable,
  organisationId: number,
  days: readonly OpenDay[],
  limit: number,
): Promise<Subscriber[]> =>
  tx.query(
    `SELECT s.id, replace(s.key::text, '-', '') AS key, s.email, s.language, s.until, o.slug,
            ${namesFor('s.language')}
       FROM subscriptions s JOIN organisations o ON o.id = s.organisation_id
      WHERE s.organisation_id = $1 AND s.${CONFIRMED}
        AND (s.until = ANY ($2::date[]) OR s.until IS NULL AND $3)
      ORDER BY s.id LIMIT $4 FOR UPDATE OF s SKIP LOCKED`,
    [
      organisationId,
      days.flatMap(({ until }) => until ?? []),
      days.some(({ until }) => until === null),
      limit,
    ],
  );

/**
 * Claims the next notification of a released number. @returns false within minutes of the last one
 */
const claimTurn = async (tx: Queryable, organisationId: number, now: Date): Promise<boolean> =>
  (
    await tx.query(
      `INSERT INTO freed_turns AS turn (organisation_id, at) VALUES ($1, $2)
       ON CONFLICT (organisation_id) DO UPDATE SET at = EXCLUDED.at
         WHERE turn.at <= EXCLUDED.at - make_interval(mins => ${TURN_MINUTES})
       RETURNING at`,
      [organisationId, now],
    )
  ).length > 0;

/**
 * Notifies some subscribers of a place of days that opened, and one of them of released numbers.
 * @returns how many
 */
const mailBatch = (
  db: Db,
  organisationId: number,
  { keys, origin, now }: MailOptions,
): Promise<number> =>
  db.transaction(async (tx) => {
    const days = await openDays(tx, organisationId, now);
    const recipients = await subscribersOf(
      tx,
      organisationId,
      days.filter((day) => !day.was_full),
      AT_ONCE,
    );
    const freed = days.filter((day) => day.was_full);
    if (recipients.length < AT_ONCE && freed.length > 0) {
      const next = await subscribersOf(tx, organisationId, freed, 1);
      if (next.length > 0 && (await claimTurn(tx, organisationId, now))) recipients.push(...next);
    }
    const emails = recipients.map((row) => {
      const day = days.find(({ until }) => until === row.until)!;
      const kind = day.was_full ? 'freed' : 'opening';
      return {
        cause: `${kind}/${row.id}`,
        to: row.email,
        message: writeEmail(row.language, kind, {
          place: row,
          day: day.date,
          href: origin + listingPath(row.slug),
          unsubscribe: unsubscribeHref(origin, row.key),
        }),
        keys,
        now,
      };
    });
    await enqueueMails(tx, emails);
    await tx.query('DELETE FROM subscriptions WHERE id = ANY ($1)', [
      recipients.map(({ id }) => id),
    ]);
    return recipients.length;
  });

/**
 * Notifies the subscribers of places that have numbers now, and ends their subscriptions. It does
 * not matter what created the list: the daily job, an owner's plan or a member who opens it. If a
 * day opens, all are notified at once. If numbers of a full day are released, subscribers are
 * notified one after the other, the oldest first, every five minutes while numbers are left. Each
 * e-mail is written once, by whichever process comes first, in batches with their own transactions.
 * @returns how many were notified
 */
export async function mailOpenings(db: Db, by: MailOptions): Promise<number> {
  const places = await db.query<{ id: number }>(
    `WITH s AS (SELECT DISTINCT organisation_id, until FROM subscriptions WHERE ${CONFIRMED})
     SELECT DISTINCT o.id FROM ${FIRST_OPEN} ORDER BY o.id`,
    [by.now],
  );
  let notified = 0;
  await eachBatch(places, async ({ id }) => {
    notified += await inPortions(AT_ONCE, () => mailBatch(db, id, by));
  });
  return notified;
}
