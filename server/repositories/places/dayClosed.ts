import type { Language } from '#common/languages.ts';
import { writeLetter } from '#mail/message.ts';
import type { Queryable } from '#server/db/client.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { namesFor } from '#server/repositories/organisations/english.ts';
import type { Writing } from '#server/repositories/people/accountMail.ts';
import { ticketHref } from '#server/repositories/tickets/alerts.ts';

interface HolderRow {
  code: string;
  key: string;
  rank: number;
  email: string;
  language: Language;
  title: string;
  address: string;
  city: string;
}

/**
 * Tells those who hold a number for a day that the place is closed then, in the transaction that
 * closes it, in the language of their alert, else of their account. An address that
 * nobody has confirmed may be somebody else's, and gets no link to a ticket.
 */
export async function mailDayClosed(
  tx: Queryable,
  { place, date, reason }: { place: { id: number }; date: string; reason: string | null },
  { keys, origin, now }: Pick<Writing, 'keys' | 'origin' | 'now'>,
): Promise<void> {
  const holders = await tx.query<HolderRow>(
    `SELECT t.code, t.key, t.rank, u.email, spoken.language, ${namesFor('spoken.language')}
       FROM waiting_lists l
       JOIN tickets t ON t.waiting_list_id = l.id AND t.status IN ('scheduled', 'running')
       JOIN users u ON u.id = t.user_id AND u.confirmed_at IS NOT NULL
       JOIN organisations o ON o.id = l.organisation_id
       LEFT JOIN ticket_alerts a ON a.ticket_id = t.id
      CROSS JOIN LATERAL (SELECT coalesce(a.language, u.language) AS language) spoken
      WHERE l.organisation_id = $1 AND l.released_on = $2::date
      ORDER BY t.id`,
    [place.id, date],
  );
  for (const { code, key, rank, email, language, ...names } of holders) {
    await enqueueMail(tx, {
      cause: `day_closed/${code}/${now.getTime()}`,
      to: email,
      message: writeLetter(language, 'day_closed', {
        rank,
        day: date,
        quote: reason,
        place: names,
        href: ticketHref(origin, key),
      }),
      keys,
      now,
    });
  }
}
