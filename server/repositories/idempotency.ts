import { createHash } from 'node:crypto';
import { first, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { deleteRows } from '#server/db/rowBatches.ts';

/** A client sends this key so that a repeated request has no second effect. */
export interface IdempotencyKey {
  /** Endpoint and caller, so that callers cannot collide. */
  scope: string;
  key: string;
  /** A keyed hash of the request body. The same key with another body is refused. */
  requestHash: string;
}

/** Scopes a key to one subject of an endpoint. */
export const keyAbout = (
  idempotency: IdempotencyKey | null,
  subject: string,
): IdempotencyKey | null =>
  idempotency && {
    ...idempotency,
    scope: `${idempotency.scope} ${createHash('sha256').update(subject).digest('base64url')}`,
  };

/** A refusal. Nothing was written, so the client may retry with the same key. */
export class Refused<Reason extends string> {
  readonly reason: Reason;

  constructor(reason: Reason) {
    this.reason = reason;
  }
}

/** The key was used for another request. Errors are formatted in `plugins/errors.ts`. */
export class KeyReused extends Error {}

/** Lifetime of a key, as a PostgreSQL interval. */
const LIFE = '1 day';

/**
 * Runs the work once per key, in the caller's transaction. A repeat returns the first outcome. A
 * concurrent repeat waits for it. If the work throws or returns a `Refused`, the key is released.
 * @param about the subject of the work; another subject with the same key is refused
 * @returns the outcome after a round trip through JSON
 * @throws KeyReused
 */
export async function withIdempotency<Outcome>(
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
    'claim_key',
  );
  if (claimed.length > 0) {
    const outcome = await work();
    if (outcome instanceof Refused) {
      await tx.query('DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2', key);
      return outcome;
    }
    await tx.query(
      'UPDATE idempotency_keys SET response = $3::jsonb WHERE scope = $1 AND key = $2',
      [...key, JSON.stringify({ about, asked: idempotency.requestHash, outcome })],
      'store_outcome',
    );
    return outcome;
  }
  const before = await first<{ response: { about: string; asked?: string; outcome: Outcome } }>(
    tx,
    'SELECT response FROM idempotency_keys WHERE scope = $1 AND key = $2',
    key,
  );
  // Versions before 1.2 did not store a hash of the request.
  const { asked = idempotency.requestHash } = before?.response ?? {};
  if (before?.response.about !== about || asked !== idempotency.requestHash) throw new KeyReused();
  return before.response.outcome;
}

/**
 * Does in one statement what `withIdempotency` does for a new key. A repeat fails, and its work is
 * rolled back: only `withIdempotency` knows the first outcome.
 * @param work SQL of one row with the JSON of the outcome, whose parameters begin with `$6`
 * @throws a unique violation for a known key, and whatever the work raises
 */
export const firstTime = async <Outcome>(
  db: Queryable,
  { scope, key, requestHash }: IdempotencyKey,
  { now, about }: { now: Date; about: string },
  { sql, params, name }: { sql: string; params: readonly unknown[]; name: string },
): Promise<Outcome> =>
  (await valueOf<Outcome>(
    db,
    `INSERT INTO idempotency_keys (scope, key, at, response)
     SELECT $1, $2, $3, jsonb_build_object('about', $4::text, 'asked', $5::text, 'outcome', (${sql}))
     RETURNING response -> 'outcome'`,
    [scope, key, now, about, requestHash, ...params],
    name,
  ))!;

export const purgeIdempotencyKeys = (db: Db, now: Date): Promise<void> =>
  deleteRows(
    db,
    { table: 'idempotency_keys', where: `at < $1::timestamptz - interval '${LIFE}'` },
    [now],
  );
