import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';

/** Pauses shorter than this add up first: a timer ends up to a millisecond late. */
const SHORTEST_MS = 10;

/**
 * The same database for background work that leaves time to requests: after each statement or
 * transaction it pauses as long as that took, so it slows down on a busy machine.
 * @param signal ends a pause early
 */
export function withPauses(db: Db, signal?: AbortSignal): Db {
  let owed = 0;
  const paused = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      owed += performance.now() - began;
      if (owed >= SHORTEST_MS) {
        const due = owed;
        owed = 0;
        await pause(due, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const wrap = (one: Db): Db => ({
    ...one,
    query: (sql, params, name) => paused(() => one.query<never>(sql, params, name)),
    exec: (sql) => paused(() => one.exec(sql)),
    transaction: (work) => paused(() => one.transaction(work)),
    for: (work) => wrap(one.for(work)),
  });
  return wrap(db);
}
