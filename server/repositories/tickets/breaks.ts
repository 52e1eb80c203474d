import { writeEmail } from '#mail/message.ts';
import type { Db } from '#server/db/client.ts';
import { inPortions } from '#server/lib/eachBatch.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import type { MailOptions } from '#server/repositories/people/accountMail.ts';
import { ticketHref, type HolderRow } from './alerts.ts';
import { HOLDER_COLUMNS, HOLDER_JOINS } from './dayNotices.ts';

/** A later message is useless, for example after the server was stopped for a while. */
const LATEST_MINUTES = 30;

/** How many e-mails are written in one transaction. */
const AT_ONCE = 100;

/**
 * Notifies people with a confirmed address that "back in 15 minutes" has ended, unless they have
 * since said where they are. A ticket has one break and each break one e-mail, whichever process
 * writes it. The language is that of the alert, otherwise of the account.
 * @returns how many were notified
 */
export const mailEndedBreaks = (db: Db, { keys, origin, now }: MailOptions): Promise<number> =>
  inPortions(AT_ONCE, () =>
    db.transaction(async (tx) => {
      const ended = await tx.query<HolderRow>(
        `SELECT ${HOLDER_COLUMNS}
           FROM tickets t
           JOIN waiting_lists l ON l.id = t.waiting_list_id
           ${HOLDER_JOINS}
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
    }),
  );
