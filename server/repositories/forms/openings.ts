import { namesFor } from '#server/repositories/organisations/english.ts';
import { listingPath } from '#common/addresses.ts';
import type { Language } from '#common/languages.ts';
import { writeEmail } from '#mail/message.ts';
import type { Db } from '#server/db/client.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import { eachBatch } from '#server/lib/eachBatch.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { isCurrent, listState } from '#server/repositories/organisations/organisationRows.ts';
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
}

interface By {
  keys: Keys;
  origin: string;
  now: Date;
}

/** SQL of the first day with numbers of the place `o`, as `l`. $1: the time */
const FIRST_OPEN = `LATERAL (
  SELECT min(l.released_on) AS date FROM waiting_lists l
   WHERE l.organisation_id = o.id AND ${isCurrent('l', '$1')}
     AND ${listState('l', '$1')} = 'open') l`;

/** Tells some subscribers of a place. @returns how many */
const mailSome = (db: Db, organisationId: number, { keys, origin, now }: By): Promise<number> =>
  db.transaction(async (tx) => {
    const opened = await tx.query<OpeningRow>(
      `SELECT s.id, replace(s.key::text, '-', '') AS key, s.email, s.language, o.slug,
              ${namesFor('s.language')}, l.date
         FROM organisations o JOIN ${FIRST_OPEN} ON l.date IS NOT NULL
         JOIN subscriptions s ON s.organisation_id = o.id
        WHERE o.id = $2 AND s.topic = 'openings' AND s.confirmed_at IS NOT NULL
        LIMIT ${AT_ONCE} FOR UPDATE OF s SKIP LOCKED`,
      [now, organisationId],
    );
    for (const row of opened) {
      const message = writeEmail(row.language, 'opening', {
        place: row,
        day: row.date,
        href: origin + listingPath(row.slug),
        unsubscribe: unsubscribeHref(origin, row.key),
      });
      await enqueueMail(tx, { cause: `opening/${row.id}`, to: row.email, message, keys, now });
    }
    await tx.query('DELETE FROM subscriptions WHERE id = ANY ($1)', [opened.map(({ id }) => id)]);
    return opened.length;
  });

/**
 * Tells all subscribers of places that offer numbers now, and ends their subscriptions, whatever
 * created the list: the daily job, an owner's plan or a member who opens it. Each e-mail is written
 * once, in batches with their own transactions, by whichever process comes first.
 * @returns how many were notified
 */
export async function mailOpenings(db: Db, by: By): Promise<number> {
  const places = await db.query<{ id: number }>(
    `SELECT o.id FROM organisations o JOIN ${FIRST_OPEN} ON l.date IS NOT NULL
      WHERE o.id IN (SELECT organisation_id FROM subscriptions
                      WHERE topic = 'openings' AND confirmed_at IS NOT NULL)
      ORDER BY o.id`,
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
