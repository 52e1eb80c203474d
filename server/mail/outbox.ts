import type { Message } from '#mail/message.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';
import { changeRows, deleteRows } from '#server/db/rowBatches.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import { encrypt, decrypt } from './encryption.ts';

const MINUTE = 60_000;
const LONGEST_MINUTES = 4 * 60;
const GIVE_UP_DAYS = 3;

/**
 * Time of the next attempt: a minute after the first, then twice as long each time, at most four
 * hours.
 * @param attempts made so far, 1 or more
 */
const nextAttemptAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(2 ** (attempts - 1), LONGEST_MINUTES) * MINUTE);

/** The time from which an unsent e-mail is given up. */
const giveUpAt = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + GIVE_UP_DAYS * 24 * 60 * MINUTE);

export interface Email {
  to: string;
  message: Message;
}

export interface Outgoing {
  /** Null sends nothing but does the same work, so that it takes as long. */
  to: string | null;
  message: Message;
  /** Identifies the cause by codes, without personal data. One cause sends once. */
  cause: string;
  keys: Keys;
  now: Date;
  /** Time of the first attempt and date of the e-mail; defaults to now. */
  sendAfter?: Date;
}

/** A due e-mail, claimed by this process for a while. */
export interface Claimed {
  id: number;
  messageId: string;
  attempts: number;
  createdAt: Date;
  /** Null if its keys are gone. */
  email: Email | null;
}

/** Time for an attempt before another process may make one. */
const CLAIMED_SECONDS = 180;
/** Days that address and text stay after the e-mail was sent or given up. */
const CONTENT_DAYS = 7;
/** Days that causes of e-mails stay known. */
const CAUSE_DAYS = 400;

/**
 * Adds e-mails to the outbox within the caller's transaction, so that they are sent only if that
 * commits.
 * @returns how many; a cause that has already sent adds none
 */
export async function enqueueMails(tx: Queryable, outgoing: readonly Outgoing[]): Promise<number> {
  if (outgoing.length === 0) return 0;
  const rows = outgoing.map(({ cause, to, message, keys, now, sendAfter = now }) => {
    const encrypted = encrypt({ to: to ?? '', message } satisfies Email, keys.current);
    return to === null
      ? { cause, sealed: null, state: 'sent', at: now, ended: now }
      : { cause, sealed: encrypted, state: 'waiting', at: sendAfter, ended: null };
  });
  const written = await tx.query(
    `INSERT INTO mail_outbox (cause, sealed, state, created_at, due_at, ended_at)
     SELECT cause, sealed, state, at, at, ended FROM jsonb_to_recordset($1::jsonb)
         AS m (cause text, sealed text, state text, at timestamptz, ended timestamptz)
     ON CONFLICT (cause) DO NOTHING RETURNING id`,
    [JSON.stringify(rows)],
  );
  return written.length;
}

/** Adds one e-mail, see `enqueueMails`. @returns false if the cause has already sent */
export const enqueueMail = async (tx: Queryable, outgoing: Outgoing): Promise<boolean> =>
  (await enqueueMails(tx, [outgoing])) > 0;

/**
 * SQL: true for e-mails that do not go to many people at once. Must match the index
 * mail_outbox_urgent.
 */
const URGENT = "cause NOT LIKE 'opening/%'";

/**
 * Claims up to `limit` due e-mails, the oldest first, those to many people last. Skips those that
 * other processes have claimed. The claim of a dead process expires.
 */
export async function claimDue(
  db: Queryable,
  { keys, now, limit }: { keys: Keys; now: Date; limit: number },
): Promise<Claimed[]> {
  const claim = (which: string, most: number) =>
    db.query<{
      id: number;
      message_id: string;
      sealed: string | null;
      attempts: number;
      created_at: Date;
    }>(
      `UPDATE mail_outbox SET attempts = attempts + 1, failure = NULL,
            due_at = $1::timestamptz + interval '${CLAIMED_SECONDS} seconds'
      WHERE id IN (SELECT id FROM mail_outbox WHERE state = 'waiting' AND due_at <= $1 AND ${which}
                    ORDER BY due_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id, message_id, sealed, attempts, created_at`,
      [now, most],
    );
  const rows = await claim(URGENT, limit);
  if (rows.length < limit) rows.push(...(await claim('true', limit - rows.length)));
  return rows.map(({ id, message_id: messageId, sealed, attempts, created_at: createdAt }) => ({
    id,
    messageId,
    attempts,
    createdAt,
    email: sealed === null ? null : decrypt<Email>(sealed, keys),
  }));
}

/** Ends a claim after the e-mail was sent or given up, unless another process has claimed it. */
export const endMail = (
  db: Queryable,
  { id, attempts }: Claimed,
  { state, failure, now }: { state: 'sent' | 'failed'; failure: string | null; now: Date },
): Promise<unknown> =>
  db.query(
    `UPDATE mail_outbox SET state = $3, failure = $4, ended_at = $5
      WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
    [id, attempts, state, failure, now],
  );

/**
 * Schedules an unsent e-mail for a later attempt, or gives it up after days.
 * @returns true if there will be another attempt
 */
export async function postponeMail(
  db: Queryable,
  claimed: Claimed,
  { failure, now }: { failure: string; now: Date },
): Promise<boolean> {
  if (now >= giveUpAt(claimed.createdAt)) {
    await endMail(db, claimed, { state: 'failed', failure, now });
    return false;
  }
  await db.query(
    `UPDATE mail_outbox SET failure = $3, due_at = $4
      WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
    [claimed.id, claimed.attempts, failure, nextAttemptAt(now, claimed.attempts)],
  );
  return true;
}

/** Releases a claim for the next process. */
export const releaseMail = (
  db: Queryable,
  { id, attempts }: Claimed,
  now: Date,
): Promise<unknown> =>
  db.query(
    `UPDATE mail_outbox SET due_at = $3 WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
    [id, attempts, now],
  );

/** Releases all claims. Only for a database's sole process, whose predecessor may have died. */
export const releaseClaims = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(
    `UPDATE mail_outbox SET due_at = $1
      WHERE state = 'waiting' AND due_at > $1 AND failure IS NULL AND attempts > 0`,
    [now],
  );

export interface MailStatus {
  waiting: number;
  failed: number;
  /** Creation time of the oldest waiting e-mail. */
  oldest_at: Date | null;
  /** Failure codes of the oldest e-mail that was tried. */
  failure: string | null;
}

export const mailStatus = async (db: Queryable): Promise<MailStatus> =>
  (await first<MailStatus>(
    db,
    `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
            count(*) FILTER (WHERE state = 'failed') AS failed,
            min(created_at) FILTER (WHERE state = 'waiting') AS oldest_at,
            (SELECT failure FROM mail_outbox WHERE state = 'waiting' AND failure IS NOT NULL
              ORDER BY id LIMIT 1) AS failure
       FROM mail_outbox WHERE state <> 'sent'`,
  ))!;

/** Deletes the content of e-mails that ended days ago, and causes that nobody repeats any more. */
export async function purgeMail(db: Db, now: Date, days = CAUSE_DAYS): Promise<void> {
  const table = 'mail_outbox';
  const old = `sealed IS NOT NULL AND ended_at < $1::timestamptz - interval '${CONTENT_DAYS} days'`;
  await changeRows(db, { table, set: 'sealed = NULL', where: old }, [now]);
  const where = 'ended_at < $1::timestamptz - make_interval(days => $2)';
  await deleteRows(db, { table, where }, [now, Math.min(days, CAUSE_DAYS)]);
}
