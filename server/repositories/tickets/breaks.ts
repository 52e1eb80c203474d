import type { Language } from '#common/languages.ts';
import { writeEmail } from '#mail/message.ts';
import type { Db } from '#server/db/client.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import { namesFor } from '#server/repositories/organisations/english.ts';
import { ticketHref } from './alerts.ts';

/** A later message is useless, for example after the server was stopped for a while. */
const LATEST_MINUTES = 30;

/** How many e-mails are written in one transaction. */
const AT_ONCE = 100;

interface EndedBreak {
  code: string;
  key: string;
  label: string;
  email: string;
  language: Language;
  title: string;
  address: string;
  city: string;
}

/**
 * Notifies people with a confirmed address that "back in 15 minutes" has ended, unless they have
 * since said where they are. A ticket has one break and each break one e-mail, whichever process
 * writes it. The language is that of the alert, otherwise of the account.
 * @returns how many were notified
 */
export async function mailEndedBreaks(
  db: Db,
  { keys, origin, now }: { keys: Keys; origin: string; now: Date },
): Promise<number> {
  const some = (): Promise<number> =>
    db.transaction(async (tx) => {
      const ended = await tx.query<EndedBreak>(
        `SELECT t.code, t.key, coalesce(t.letter, '') || t.rank AS label, u.email,
                spoken.language, ${namesFor('spoken.language')}
           FROM tickets t
           JOIN users u ON u.id = t.user_id AND u.confirmed_at IS NOT NULL
           JOIN waiting_lists l ON l.id = t.waiting_list_id
           JOIN organisations o ON o.id = l.organisation_id
           LEFT JOIN ticket_alerts a ON a.ticket_id = t.id
          CROSS JOIN LATERAL (SELECT coalesce(a.language, u.language) AS language) spoken
          WHERE t.away_until <= $1
            AND t.away_until > $1::timestamptz - interval '${LATEST_MINUTES} minutes'
            AND t.presence IS NULL AND t.status = 'scheduled' AND o.presence = 'shown'
            AND NOT EXISTS (SELECT FROM mail_outbox m WHERE m.cause = 'break_over/' || t.code)
          ORDER BY t.away_until LIMIT ${AT_ONCE}`,
        [now],
      );
      const emails = ended.map((row) => ({
        cause: `break_over/${row.code}`,
        to: row.email,
        message: writeEmail(row.language, 'break_over', {
          rank: row.label,
          place: row,
          href: ticketHref(origin, row.key),
        }),
        keys,
        now,
      }));
      return enqueueMails(tx, emails);
    });
  let count = 0;
  for (let written = AT_ONCE; written === AT_ONCE; count += written) written = await some();
  return count;
}
