import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';

/** Rests shorter than this add up first: a timer ends up to a millisecond late. */
const SHORTEST_MS = 10;

/**
 * The same database for background work that leaves time to requests: after each statement or
 * transaction it rests as long as that took. On a busy machine work takes longer, and so do rests.
 * @param signal ends a rest early
 */
export function withRests(db: Db, signal?: AbortSignal): Db {
  let owed = 0;
  const rested = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      owed += performance.now() - began;
      if (owed >= SHORTEST_MS) {
        const due = owed;
        owed = 0;
        await rest(due, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const wrap = (one: Db): Db => ({
    ...one,
    query: (sql, params, name) => rested(() => one.query<never>(sql, params, name)),
    exec: (sql) => rested(() => one.exec(sql)),
    transaction: (work) => rested(() => one.transaction(work)),
    for: (work) => wrap(one.for(work)),
  });
  return wrap(db);
}
