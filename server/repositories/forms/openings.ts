import { namesFor } from '#server/repositories/organisations/english.ts';
import { listingPath } from '#common/addresses.ts';
import type { Language } from '#common/languages.ts';
import { writeEmail } from '#mail/message.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import { eachBatch } from '#server/lib/eachBatch.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import { isCurrent, onlineState } from '#server/repositories/organisations/organisationRows.ts';
import { unsubscribeHref } from './subscriptions.ts';

/** How many messages are written in one transaction. */
const AT_ONCE = 100;

interface OpeningRow {
  id: number;
  key: string;
  email: string;
  language: Language;
  slug: string;
  title: string;
  address: string;
  city: string;
  date: string;
  was_full: boolean;
}

interface By {
  keys: Keys;
  origin: string;
  now: Date;
}

/** Time that a person has before the next one is notified of a freed number. */
const TURN_MINUTES = 5;

/**
 * SQL of the distinct last days `s` that subscribers of place `o` want to hear of, each with the
 * first day `l` with numbers up to it. `was_full`: without freed numbers, those days would have none
 * for people online. $1: the time
 */
const FIRST_OPEN = `(
  SELECT DISTINCT organisation_id, until FROM subscriptions
   WHERE topic = 'openings' AND confirmed_at IS NOT NULL) s
  JOIN organisations o ON o.id = s.organisation_id
 CROSS JOIN LATERAL (
  SELECT coalesce(min(l.released_on) FILTER (WHERE NOT day.was_full), min(l.released_on)) AS date,
         bool_and(day.was_full) AS was_full
    FROM waiting_lists l
   CROSS JOIN LATERAL (SELECT coalesce(
           l.capacity - l.issued <= CASE WHEN o.door_share > 0
             THEN coalesce(door_kept(l, $1::timestamptz), 0) ELSE 0 END, false) AS was_full) day
   WHERE l.organisation_id = o.id AND ${isCurrent('l', '$1')}
     AND (s.until IS NULL OR l.released_on <= s.until)
     AND ${onlineState('l', '$1')} = 'open') l`;

/** True if nobody was notified of a freed number of the place within the last minutes. */
const hasTurn = async (tx: Queryable, organisationId: number, now: Date): Promise<boolean> =>
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
 * Tells some subscribers of a place of days that opened, and of freed numbers the one whose turn it
 * is.
 * @returns how many
 */
const mailSome = (db: Db, organisationId: number, { keys, origin, now }: By): Promise<number> =>
  db.transaction(async (tx) => {
    const open = await tx.query<OpeningRow>(
      `WITH open AS MATERIALIZED (
         SELECT s.until, l.date, l.was_full FROM ${FIRST_OPEN}
          WHERE o.id = $2 AND l.date IS NOT NULL)
       SELECT s.id, replace(s.key::text, '-', '') AS key, s.email, s.language, o.slug,
              ${namesFor('s.language')}, l.date, l.was_full
         FROM open l JOIN subscriptions s ON s.until IS NOT DISTINCT FROM l.until
         JOIN organisations o ON o.id = s.organisation_id
        WHERE o.id = $2 AND s.topic = 'openings' AND s.confirmed_at IS NOT NULL
        ORDER BY l.was_full, s.id LIMIT ${AT_ONCE} FOR UPDATE OF s SKIP LOCKED`,
      [now, organisationId],
    );
    const recipients = open.filter((row) => !row.was_full);
    const next = open.find((row) => row.was_full);
    if (next && (await hasTurn(tx, organisationId, now))) recipients.push(next);
    const emails = recipients.map((row) => ({
      cause: `${row.was_full ? 'freed' : 'opening'}/${row.id}`,
      to: row.email,
      message: writeEmail(row.language, row.was_full ? 'freed' : 'opening', {
        place: row,
        day: row.date,
        href: origin + listingPath(row.slug),
        unsubscribe: unsubscribeHref(origin, row.key),
      }),
      keys,
      now,
    }));
    await enqueueMails(tx, emails);
    await tx.query('DELETE FROM subscriptions WHERE id = ANY ($1)', [
      recipients.map(({ id }) => id),
    ]);
    return recipients.length;
  });

/**
 * Tells the subscribers of places that offer numbers now, and ends their subscriptions, whatever
 * created the list: the daily job, an owner's plan or a member who opens it. All of them at once if
 * a day opens. If a full day gets numbers back, one after the other, the oldest first and five
 * minutes each, while numbers are left. Each e-mail is written once, in batches with their own
 * transactions, by whichever process comes first.
 * @returns how many were notified
 */
export async function mailOpenings(db: Db, by: By): Promise<number> {
  const places = await db.query<{ id: number }>(
    `SELECT DISTINCT o.id FROM ${FIRST_OPEN} WHERE l.date IS NOT NULL ORDER BY o.id`,
    [by.now],
  );
  let notified = 0;
  await eachBatch(places, async ({ id }) => {
    for (let some = AT_ONCE; some === AT_ONCE;) {
      some = await mailSome(db, id, by);
      notified += some;
    }
  });
  return notified;
}
