import { createHash } from 'node:crypto';
import { first, type Queryable } from '#server/db/client.ts';
import { Problem } from '#server/lib/problem.ts';

/** Given by a client to a call so that a repeat has no second effect. */
export interface IdempotencyKey {
  /** The call and who makes it: another's key is another one. */
  scope: string;
  key: string;
  /** A keyed hash of what the call asks for: the same key for anything else is refused. */
  asked: string;
}

/** The key for one subject of a call: with another one it is another key. */
export const keyAbout = (
  idempotency: IdempotencyKey | null,
  subject: string,
): IdempotencyKey | null =>
  idempotency && {
    ...idempotency,
    scope: `${idempotency.scope} ${createHash('sha256').update(subject).digest('base64url')}`,
  };

/** The life of a key, in PostgreSQL's words. */
const LIFE = '1 day';

/**
 * Does something once for each key, in the transaction that does it: a repeat gets the outcome of the
 * first, and one that arrives meanwhile waits for it. What throws is undone and may be tried again.
 * @param about what it is done to; the same key for something else is refused
 * @returns the outcome, as JSON gives it back
 * @throws Problem 422 for a key that was used for something else
 */
export async function once<Outcome>(
  tx: Queryable,
  idempotency: IdempotencyKey | null,
  { now, about = '' }: { now: Date; about?: string },
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!idempotency) return work();
  const key = [idempotency.scope, idempotency.key];
  const claimed = await tx.query(
    `INSERT INTO idempotency_keys (scope, key, at) VALUES ($1, $2, $3)
     ON CONFLICT (scope, key) DO UPDATE SET at = excluded.at
       WHERE idempotency_keys.at < excluded.at - interval '${LIFE}' RETURNING at`,
    [...key, now],
  );
  if (claimed.length > 0) {
    const outcome = await work();
    await tx.query(
      'UPDATE idempotency_keys SET response = $3::jsonb WHERE scope = $1 AND key = $2',
      [...key, JSON.stringify({ about, asked: idempotency.asked, outcome })],
    );
    return outcome;
  }
  const before = await first<{ response: { about: string; asked?: string; outcome: Outcome } }>(
    tx,
    'SELECT response FROM idempotency_keys WHERE scope = $1 AND key = $2',
    key,
  );
  // Keys of versions before 1.2 say nothing of what was asked for.
  const { asked = idempotency.asked } = before?.response ?? {};
  if (before?.response.about !== about || asked !== idempotency.asked)
    throw new Problem(422, 'idempotency_key_reused');
  return before.response.outcome;
}

/** Deletes keys that answer no repeats any more. */
export const forgetKeys = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(`DELETE FROM idempotency_keys WHERE at < $1::timestamptz - interval '${LIFE}'`, [now]);
