import type { Db } from '#server/db/client.ts';

/**
 * The same database for background work that stops early: once the signal is aborted, each further
 * statement or transaction rejects with its reason, and those under way complete.
 */
export function untilAborted(db: Db, signal: AbortSignal): Db {
  const begin = (): Db => {
    signal.throwIfAborted();
    return db;
  };
  return {
    ...db,
    query: async (...statement) => begin().query(...statement),
    exec: async (sql) => begin().exec(sql),
    transaction: async (work) => begin().transaction(work),
    exclusively: async (...job) => begin().exclusively(...job),
    for: (work) => untilAborted(db.for(work), signal),
  };
}
