import { setTimeout as rest } from 'node:timers/promises';
import type { App } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';

const ANSWER_WITHIN_MS = 2_000;

/** @throws Error if the work takes longer; the work continues unobserved */
export const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    rest(ANSWER_WITHIN_MS, null, { ref: false }).then(() => {
      throw new Error('No response in time');
    }),
  ]);

/** Writes to a dedicated row, which shows if the database accepts writes again. */
const writeProbe = (db: Db) =>
  db.query(
    `INSERT INTO rate_counters (key, count, started_at, ends_at)
     VALUES ('probe', 1, now(), now() + interval '1 day')
     ON CONFLICT (key) DO UPDATE SET count = rate_counters.count % 1000 + 1`,
  );

/**
 * True if the process can serve: it is not stopping, and its database responds and, after a failed
 * write, accepts writes.
 */
export async function isReady(app: App): Promise<boolean> {
  const { db, stopping } = app.context;
  if (stopping()) return false;
  try {
    await inTime(app.storage.failing ? writeProbe(db) : db.query('SELECT 1'));
    app.storage.failing = false;
    return true;
  } catch {
    return false;
  }
}
