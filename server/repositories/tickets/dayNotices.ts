import { writeEmail } from '#mail/message.ts';
import type { Queryable } from '#server/db/client.ts';
import { enqueueMail, enqueueMails } from '#server/mail/outbox.ts';
import { namesFor } from '#server/repositories/organisations/english.ts';
import type { MailOptions } from '#server/repositories/people/accountMail.ts';
import { ticketHref, type HolderRow } from './alerts.ts';
import { DAY_CLOSED } from './tickets.ts';

interface DayRow extends HolderRow {
  day: string;
  message: string | null;
}

interface NoticeRow extends DayRow {
  is_closed: boolean;
  send_after: Date;
}

/** SQL columns of a `DayRow` for the ticket `t` of a list `l`, in the language of `spoken`. */
export const HOLDER_COLUMNS = `t.code, t.key, coalesce(t.letter, '') || t.rank AS label, u.email,
            spoken.language, ${namesFor('spoken.language')}, l.released_on AS day,
            CASE WHEN l.state = 'closed' THEN l.message END AS message`;

/** SQL joins: the place, the holder with a confirmed address, and the language of the e-mail. */
export const HOLDER_JOINS = `JOIN users u ON u.id = t.user_id AND u.confirmed_at IS NOT NULL
       JOIN organisations o ON o.id = l.organisation_id
       LEFT JOIN ticket_alerts a ON a.ticket_id = t.id
      CROSS JOIN LATERAL (SELECT coalesce(a.language, u.language) AS language) spoken`;

/** Notices `m` of the ticket `t`. An index covers exactly these expressions. */
const OF_TICKET = `split_part(m.cause, '/', 2) = t.code AND m.cause LIKE 'day\\_%'`;

/** A notice that nobody can have received. An attempt without a failure may still be under way. */
const UNSENT = `m.state = 'waiting' AND (m.attempts = 0 OR m.failure IS NOT NULL)`;

const withdrawUnsent = (tx: Queryable, lists: number[]): Promise<unknown> =>
  tx.query(
    `DELETE FROM mail_outbox m USING tickets t
      WHERE t.waiting_list_id = ANY ($1) AND ${OF_TICKET} AND ${UNSENT}`,
    [lists],
  );

/**
 * Notifies the holders of numbers that the place cancels on these lists, in the transaction of the
 * change. Only holders with a confirmed address get an e-mail.
 * @returns the number of notices
 */
export async function mailCancelled(
  tx: Queryable,
  lists: number[],
  { keys, origin, now }: MailOptions,
): Promise<number> {
  await withdrawUnsent(tx, lists);
  const holders = await tx.query<DayRow>(
    `SELECT ${HOLDER_COLUMNS}
       FROM waiting_lists l
       JOIN tickets t ON t.waiting_list_id = l.id AND t.status = 'aborted'
        AND t.status_reason = 'list_closed' AND t.aborted_at = $2
       ${HOLDER_JOINS}
      WHERE l.id = ANY ($1) ORDER BY t.id`,
    [lists, now],
  );
  const emails = holders.map(({ code, key, label, email, language, day, message, ...place }) => ({
    cause: `number_cancelled/${code}`,
    to: email,
    message: writeEmail(language, 'number_cancelled', {
      rank: label,
      day,
      quote: message,
      place,
      href: ticketHref(origin, key),
    }),
    keys,
    now,
  }));
  return enqueueMails(tx, emails);
}

/**
 * Notifies the holders of numbers on these lists that their day is closed, or that their number is
 * valid again, in the transaction of the change. Each notice waits two minutes and is withdrawn if
 * another change comes first. Another notice of the same kind to the same holder waits one hour per
 * notice already sent, so the last state is always sent. The language is that of the alert,
 * otherwise of the account. An unconfirmed address may belong to somebody else, so its notice has
 * no link to a ticket.
 * @returns the number of notices
 */
export async function mailDayNotices(
  tx: Queryable,
  lists: number[],
  { keys, origin, now }: MailOptions,
): Promise<number> {
  await withdrawUnsent(tx, lists);
  const holders = await tx.query<NoticeRow>(
    `SELECT ${HOLDER_COLUMNS}, day.is_closed, due.send_after
       FROM waiting_lists l
       JOIN tickets t ON t.waiting_list_id = l.id AND t.status IN ('scheduled', 'running')
       ${HOLDER_JOINS}
      CROSS JOIN LATERAL (SELECT ${DAY_CLOSED} AS is_closed) day
      CROSS JOIN LATERAL (
        SELECT coalesce((array_agg(m.cause ORDER BY m.id DESC))[1] LIKE 'day\\_closed/%', false)
                 AS is_closed,
               count(*) FILTER (WHERE same.kind) AS times,
               max(coalesce(m.ended_at, m.due_at)) FILTER (WHERE same.kind) AS at
          FROM mail_outbox m
         CROSS JOIN LATERAL (SELECT m.cause LIKE 'day\\_closed/%' = day.is_closed AS kind) same
         WHERE ${OF_TICKET} AND m.state <> 'failed') sent
      CROSS JOIN LATERAL (
        SELECT greatest($2::timestamptz + interval '2 minutes',
                        sent.at + sent.times * interval '1 hour') AS send_after) due
      WHERE l.id = ANY ($1) AND sent.is_closed <> day.is_closed
        AND (day.is_closed OR l.state <> 'closed' OR NOT l.closed_by_plan)
        AND due.send_after < line_ends_at(l)
      ORDER BY t.id`,
    [lists, now],
  );
  for (const holder of holders) {
    const { code, key, label, email, language, day, message, send_after: sendAfter } = holder;
    const kind = holder.is_closed ? 'day_closed' : 'day_open';
    await enqueueMail(tx, {
      cause: `${kind}/${code}/${sendAfter.getTime()}`,
      to: email,
      message: writeEmail(language, kind, {
        rank: label,
        day,
        quote: holder.is_closed ? message : null,
        place: holder,
        href: ticketHref(origin, key),
      }),
      keys,
      now,
      sendAfter,
    });
  }
  return holders.length;
}
