import { createHmac } from 'node:crypto';
import { valueOf, type Queryable } from '#server/db/client.ts';
import { networksOf } from '#server/lib/network.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';

/** A limit: `max` events in `seconds`. The window starts with the first event. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

export interface LimitCounter {
  limit: Limit;
  key: string;
}

/** Total e-mails to one mailbox that an unverified person may cause. Its subject is `mailboxOf`. */
export const TO_MAILBOX: Limit = { name: 'to_mailbox', max: 6, seconds: 3600 };

/** The counter of a subject. E-mail and network addresses are stored only as keyed hashes. */
export const counterOf = (limit: Limit, subject: string, { current }: Keys): LimitCounter => ({
  limit,
  key: `${limit.name}:${createHmac('sha256', current.privacy).update(subject).digest('base64url')}`,
});

export const countersOf = (
  counted: readonly (readonly [Limit, string])[],
  keys: Keys,
): LimitCounter[] => counted.map(([limit, subject]) => counterOf(limit, subject, keys));

/**
 * The network counters of a client: one per network of its address. Wider networks have a larger
 * maximum.
 * @param about restricts the limit to one subject, such as one recipient
 */
export const byNetwork = (limit: Limit, address: string, about = ''): [Limit, string][] =>
  networksOf(address).map(({ name, share }) => [
    { ...limit, max: limit.max * share },
    `${name} ${about}`.trim(),
  ]);

/** The lock order of counters in a transaction. */
export const byKey = (one: LimitCounter, other: LimitCounter): number =>
  one.key < other.key ? -1 : Number(one.key > other.key);

/** Seconds until the next event is allowed; 0 if it is allowed now. */
export async function secondsToWait(
  db: Queryable,
  { limit, key }: LimitCounter,
  now: Date,
): Promise<number> {
  const endsAt = await valueOf<Date>(
    db,
    'SELECT ends_at FROM rate_counters WHERE key = $1 AND ends_at > $2 AND count >= $3',
    [key, now, limit.max],
  );
  return endsAt ? Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : 0;
}

/** Counts one event atomically if there is room. @returns false if there is none */
const countOne = async (db: Queryable, { limit, key }: LimitCounter, now: Date): Promise<boolean> =>
  (
    await db.query(
      `INSERT INTO rate_counters AS c (key, count, started_at, ends_at)
       VALUES ($1, 1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN c.ends_at <= $2 THEN 1 ELSE c.count + 1 END,
         started_at = CASE WHEN c.ends_at <= $2 THEN $2 ELSE c.started_at END,
         ends_at = CASE WHEN c.ends_at <= $2 THEN $3 ELSE c.ends_at END
       WHERE c.ends_at <= $2 OR c.count < $4
       RETURNING count`,
      [key, now, new Date(now.getTime() + limit.seconds * 1000), limit.max],
    )
  ).length > 0;

/** Reverts a count of `consume` for an event that did not happen. */
export async function refund(db: Queryable, counters: readonly LimitCounter[]): Promise<void> {
  for (const { key } of counters) {
    await db.query('UPDATE rate_counters SET count = greatest(count - 1, 0) WHERE key = $1', [key]);
  }
}

/**
 * Counts one event with every counter, or with none if one counter is full. Counting and comparing
 * are one step, so concurrent requests and processes cannot exceed a limit.
 * @returns seconds until the next event is allowed; 0 if it was counted
 */
export async function consume(
  db: Queryable,
  counters: readonly LimitCounter[],
  now: Date,
): Promise<number> {
  // A fixed order, so that transactions cannot deadlock.
  const inOrder = counters.toSorted(byKey);
  for (const [index, counter] of inOrder.entries()) {
    if (await countOne(db, counter, now)) continue;
    await refund(db, inOrder.slice(0, index));
    return Math.max(1, await secondsToWait(db, counter, now));
  }
  return 0;
}

/** True until the time stored by `remember` has passed. */
export const isRemembered = async (
  db: Queryable,
  { key }: LimitCounter,
  now: Date,
): Promise<boolean> =>
  (await db.query('SELECT FROM rate_counters WHERE key = $1 AND ends_at > $2', [key, now])).length >
  0;

/** Stores a mark for the seconds of its limit. */
export const remember = (
  db: Queryable,
  { limit: { seconds }, key }: LimitCounter,
  now: Date,
): Promise<unknown> =>
  db.query(
    `INSERT INTO rate_counters (key, count, started_at, ends_at) VALUES ($1, 1, $2, $3)
     ON CONFLICT (key) DO UPDATE SET ends_at = EXCLUDED.ends_at`,
    [key, now, new Date(now.getTime() + seconds * 1000)],
  );

export const resetCounter = (db: Queryable, { key }: LimitCounter): Promise<unknown> =>
  db.query('DELETE FROM rate_counters WHERE key = $1', [key]);
