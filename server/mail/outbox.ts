import type { Message } from '#mail/message.ts';
import { first, type Queryable } from '#server/db/client.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import { seal, unseal } from './seal.ts';

const MINUTE = 60_000;
const LONGEST_MINUTES = 4 * 60;
const GIVE_UP_DAYS = 3;

/**
 * When a message that could not be sent is tried again: a minute after the first attempt, then
 * twice as long each time, at most every four hours. @param attempts made so far, 1 or more
 */
export const nextAttemptAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(2 ** (attempts - 1), LONGEST_MINUTES) * MINUTE);

/** From when on a message that cannot be sent is given up. */
export const giveUpAt = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + GIVE_UP_DAYS * 24 * 60 * MINUTE);

export interface Letter {
  to: string;
  message: Message;
}

/** A message to send, and what causes it. */
export interface Outgoing {
  /** Null: to nobody. The same is done, so that it takes as long, and nothing is sent. */
  to: string | null;
  message: Message;
  /** Names the cause by codes, without personal data; the same cause sends once. */
  cause: string;
  keys: Keys;
  now: Date;
  /** The time of the first attempt, which is also its date; without one, now. */
  sendAfter?: Date;
}

/** A message whose turn it is, claimed by this process for a while. */
export interface Claimed {
  id: number;
  messageId: string;
  attempts: number;
  createdAt: Date;
  /** Null: its keys are gone. */
  letter: Letter | null;
}

/** How long a process has for an attempt before another may make one. */
const CLAIMED_SECONDS = 180;
/** How many days address and text of a message stay after it was sent or given up. */
const CONTENT_DAYS = 7;
/** How many days it stays known that something has caused a message. */
const CAUSE_DAYS = 400;

/**
 * Puts a message into the outbox, within the transaction of what causes it: it is sent if, and only
 * if, that is committed.
 * @returns whether it is new; a cause that sent before sends nothing.
 */
export const enqueueMail = async (tx: Queryable, outgoing: Outgoing): Promise<boolean> => {
  const { cause, to, message, keys, now, sendAfter = now } = outgoing;
  const sealed = seal({ to: to ?? '', message } satisfies Letter, keys.current);
  const written = await tx.query(
    `INSERT INTO mail_outbox (cause, sealed, state, created_at, due_at, ended_at)
     VALUES ($1, $2, $3, $4, $4, $5) ON CONFLICT (cause) DO NOTHING RETURNING id`,
    to === null ? [cause, null, 'sent', now, now] : [cause, sealed, 'waiting', sendAfter, null],
  );
  return written.length > 0;
};

/**
 * Claims up to `limit` messages that are due, the longest waiting first. What other processes have
 * claimed is skipped; the claim of a process that dies ends by itself.
 */
export async function claimDue(
  db: Queryable,
  { keys, now, limit }: { keys: Keys; now: Date; limit: number },
): Promise<Claimed[]> {
  const rows = await db.query<{
    id: number;
    message_id: string;
    sealed: string | null;
    attempts: number;
    created_at: Date;
  }>(
    `UPDATE mail_outbox SET attempts = attempts + 1, failure = NULL,
            due_at = $1::timestamptz + interval '${CLAIMED_SECONDS} seconds'
      WHERE id IN (SELECT id FROM mail_outbox WHERE state = 'waiting' AND due_at <= $1
                    ORDER BY due_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id, message_id, sealed, attempts, created_at`,
    [now, limit],
  );
  return rows.map(({ id, message_id: messageId, sealed, attempts, created_at: createdAt }) => ({
    id,
    messageId,
    attempts,
    createdAt,
    letter: sealed === null ? null : unseal<Letter>(sealed, keys),
  }));
}

/** Ends a claim: the message is on its way, or will never be. Void once another process has it. */
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
 * Puts a message that could not be sent back, for a later attempt, or gives it up when it has
 * waited for days. @returns whether there will be another attempt.
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

/** Gives a claim back, for the next process that looks. */
export const releaseMail = (
  db: Queryable,
  { id, attempts }: Claimed,
  now: Date,
): Promise<unknown> =>
  db.query(
    `UPDATE mail_outbox SET due_at = $3 WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
    [id, attempts, now],
  );

/** Ends all claims at once: for the only process of a database, whose predecessor may have died. */
export const releaseClaims = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(
    `UPDATE mail_outbox SET due_at = $1
      WHERE state = 'waiting' AND due_at > $1 AND failure IS NULL AND attempts > 0`,
    [now],
  );

/** The outbox in numbers. */
export interface MailStatus {
  waiting: number;
  /** Given up. */
  failed: number;
  /** When the oldest waiting message was written. */
  oldest_at: Date | null;
  /** Why the oldest message that was tried could not be sent, in codes. */
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

/** Empties messages that ended days ago, and forgets causes that nobody repeats any more. */
export async function forgetMail(db: Queryable, now: Date, days = CAUSE_DAYS): Promise<void> {
  await db.query(
    `UPDATE mail_outbox SET sealed = NULL
      WHERE sealed IS NOT NULL AND ended_at < $1::timestamptz - interval '${CONTENT_DAYS} days'`,
    [now],
  );
  await db.query(
    `DELETE FROM mail_outbox WHERE ended_at < $1::timestamptz - make_interval(days => $2)`,
    [now, Math.min(days, CAUSE_DAYS)],
  );
}
