import { namesFor } from '#server/repositories/organisations/english.ts';
import { listingPath } from '#common/addresses.ts';
import type { Language } from '#common/languages.ts';
import { writeEmail } from '#mail/message.ts';
import type { Db } from '#server/db/client.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
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

/**
 * Tells those who wait for it that a place gives numbers, and ends their subscriptions: whatever
 * made its list, the daily job, an owner's plan or a clerk who opens it. Each message is written
 * once, by whichever process comes first.
 * @returns how many were told
 */
export const mailOpenings = (
  db: Db,
  { keys, origin, now }: { keys: Keys; origin: string; now: Date },
): Promise<number> =>
  db.transaction(async (tx) => {
    const opened = await tx.query<OpeningRow>(
      `SELECT s.id, replace(s.key::text, '-', '') AS key, s.email, s.language, o.slug,
              ${namesFor('s.language')}, l.date
         FROM subscriptions s
         JOIN organisations o ON o.id = s.organisation_id
         JOIN LATERAL (
           SELECT min(l.released_on) AS date FROM waiting_lists l
            WHERE l.organisation_id = o.id AND ${isCurrent('l', '$1')}
              AND ${listState('l', '$1')} = 'open') l ON l.date IS NOT NULL
        WHERE s.topic = 'openings' AND s.confirmed_at IS NOT NULL
        ORDER BY s.id LIMIT ${AT_ONCE} FOR UPDATE OF s SKIP LOCKED`,
      [now],
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
