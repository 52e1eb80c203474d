import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';

/**
 * The same database for background work that leaves time to requests: after each statement or
 * transaction it rests as long as that took. On a busy machine work takes longer, and so do rests.
 * @param signal ends a rest early
 */
export function withRests(db: Db, signal?: AbortSignal): Db {
  const rested = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      await rest(performance.now() - began, undefined, { signal }).catch(() => undefined);
    }
  };
  return {
    ...db,
    query: (sql, params, name) => rested(() => db.query<never>(sql, params, name)),
    exec: (sql) => rested(() => db.exec(sql)),
    transaction: (work) => rested(() => db.transaction(work)),
    for: (work) => withRests(db.for(work), signal),
  };
}
