import type { Db } from '#server/db/client.ts';

/**
 * The same database for background work that stops early: once the signal is aborted, each further
 * statement or transaction rejects with its reason, and those under way complete.
 */
export function untilAborted(db: Db, signal: AbortSignal): Db {
  const unlessAborted =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      signal.throwIfAborted();
      return work(...args);
    };
  return {
    ...db,
    query: unlessAborted(db.query),
    exec: unlessAborted(db.exec),
    transaction: unlessAborted(db.transaction),
    exclusively: unlessAborted(db.exclusively),
    for: (work) => untilAborted(db.for(work), signal),
  };
}
