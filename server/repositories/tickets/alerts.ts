import { namesFor, type PlaceNames } from '#server/repositories/organisations/english.ts';
import { ticketPath } from '#common/addresses.ts';
import type { AlertPayload } from '#common/contract/tickets.ts';
import type { Language } from '#common/languages.ts';
import { writeEmail } from '#mail/message.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import { inPortions } from '#server/lib/eachBatch.ts';
import { mailboxOf } from '#server/lib/email.ts';
import { enqueueMails, type Outgoing } from '#server/mail/outbox.ts';
import {
  mayMail,
  type Addressee,
  type MailOptions,
} from '#server/repositories/people/accountMail.ts';
import {
  byKey,
  counterOf,
  secondsToWait,
  consume,
  type Limit,
} from '#server/repositories/people/rateLimits.ts';
import { findOwnTicket, type FullTicketRow } from './tickets.ts';

/** `over`: the ticket was called. `passed`: the threshold is already reached. */
export type AlertOutcome = 'set' | 'over' | 'passed';

/**
 * Creates or changes the alert of a ticket, unless the alert would be pointless. Locks the line, so
 * that nobody is called between the check and the write.
 */
export const setAlert = (
  db: Db,
  ticket: Pick<FullTicketRow, 'id' | 'code' | 'waiting_list_id'>,
  userId: number,
  { ahead, email, language }: AlertPayload & { language: Language },
): Promise<AlertOutcome> =>
  db.transaction(async (tx) => {
    await tx.query('SELECT lock_lines(ARRAY[$1::bigint])', [ticket.waiting_list_id]);
    const now = await findOwnTicket(tx, ticket.code, userId);
    if (now?.status !== 'scheduled') return 'over';
    if (now.people_ahead <= ahead) return 'passed';
    // A repeat changes nothing. An alert that has fired is set again.
    await tx.query(
      `INSERT INTO ticket_alerts AS a (ticket_id, waiting_list_id, ahead, email, language)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (ticket_id) DO UPDATE
         SET ahead = EXCLUDED.ahead, email = EXCLUDED.email, language = EXCLUDED.language,
             settings = a.settings + (a.fired_at IS NOT NULL)::int,
             fired_at = NULL, mailed_at = NULL`,
      [ticket.id, now.waiting_list_id, ahead, email, language],
    );
    return 'set';
  });

/** Removes the alert of a ticket, if any. */
export const removeAlert = (db: Queryable, ticketId: number): Promise<unknown> =>
  db.query('DELETE FROM ticket_alerts WHERE ticket_id = $1', [ticketId]);

/** A ticket, its place and its holder, for an e-mail. */
export interface HolderRow extends PlaceNames {
  code: string;
  key: string;
  label: string;
  email: string;
  language: Language;
}

interface FiredRow extends HolderRow, Addressee {
  ticket_id: number;
  settings: number;
  people_ahead: number;
  is_waiting: boolean;
}

/** Alerts that an address gets in total before its owner confirms it. */
const UNCONFIRMED: Limit = { name: 'alerts_unconfirmed', max: 3, seconds: 400 * 86_400 };

const unconfirmedCounter = ({ email }: Addressee, keys: Keys) =>
  counterOf(UNCONFIRMED, mailboxOf(email), keys);

/** True if an unconfirmed address has received its maximum of alerts. */
export const hasEnoughAlerts = async (
  db: Queryable,
  to: Addressee,
  { keys, now }: Omit<MailOptions, 'origin'>,
): Promise<boolean> =>
  to.confirmed_at === null && (await secondsToWait(db, unconfirmedCounter(to, keys), now)) > 0;

const mayMailAlert = async (tx: Queryable, to: Addressee, by: Omit<MailOptions, 'origin'>) =>
  (to.confirmed_at !== null ||
    (await consume(tx, [unconfirmedCounter(to, by.keys)], by.now)) === 0) &&
  (await mayMail(tx, to, by));

const AT_ONCE = 100;

/** The page of a ticket. @param key with or without hyphens */
export const ticketHref = (origin: string, key: string): string =>
  origin + ticketPath(key.replaceAll('-', ''));

/** Notifies a batch of holders whose alerts have fired. @returns the size of the batch */
const mailBatch = (db: Db, { keys, origin, now }: MailOptions): Promise<number> =>
  db.transaction(async (tx) => {
    // The limit comes before the joins, so that a batch reads only its own lines. An alert whose
    // holder has deleted their account counts as sent.
    const fired = await tx.query<FiredRow>(
      `WITH a AS MATERIALIZED (
         SELECT ticket_id, settings, language FROM ticket_alerts
          WHERE email AND fired_at IS NOT NULL AND mailed_at IS NULL
          ORDER BY fired_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
       SELECT a.ticket_id, t.code, t.key, a.settings, a.language, coalesce(u.email, '') AS email,
              u.confirmed_at, coalesce(t.letter, '') || t.rank AS label,
              ${namesFor('a.language')}, t.status = 'scheduled' AND u.id IS NOT NULL AS is_waiting,
              coalesce(line.people_ahead, 0) AS people_ahead
         FROM a JOIN tickets t ON t.id = a.ticket_id
         LEFT JOIN users u ON u.id = t.user_id
         LEFT JOIN LATERAL line_of(t.waiting_list_id) line ON line.ticket_id = t.id
         JOIN waiting_lists l ON l.id = t.waiting_list_id
         JOIN organisations o ON o.id = l.organisation_id`,
    );
    // A fixed order by mailbox, so that processes cannot deadlock on counters.
    const countedBy = (row: FiredRow) => unconfirmedCounter(row, keys);
    const emails: Outgoing[] = [];
    for (const row of fired.toSorted((one, other) => byKey(countedBy(one), countedBy(other)))) {
      if (!row.is_waiting || !(await mayMailAlert(tx, row, { keys, now }))) continue;
      emails.push({
        cause: `alert/${row.code}/${row.settings}`,
        to: row.email,
        message: writeEmail(row.language, 'alert', {
          rank: row.label,
          count: row.people_ahead,
          place: row,
          href: ticketHref(origin, row.key),
        }),
        keys,
        now,
      });
    }
    await enqueueMails(tx, emails);
    await tx.query('UPDATE ticket_alerts SET mailed_at = $2 WHERE ticket_id = ANY ($1)', [
      fired.map(({ ticket_id: id }) => id),
      now,
    ]);
    return fired.length;
  });

/**
 * Adds the e-mails of fired alerts to the outbox. The database fires alerts in the transaction of
 * the change, but only the program can encrypt addresses and texts. Each e-mail is written once, by
 * one process, and not if the ticket was called meanwhile.
 * @returns the number of alerts processed
 */
export const mailAlerts = (db: Db, by: MailOptions): Promise<number> =>
  inPortions(AT_ONCE, () => mailBatch(db, by));
