import type { Db, Queryable } from '#server/db/client.ts';

/** The process of a job has died, so nothing that it does arrives any more. */
export class Died extends Error {
  override readonly name = 'Died';
}

/** Counts the steps of a job: transactions, and statements outside of one. */
export interface Life {
  steps: number;
  /** The step before whose commit the connection is cut; the process does nothing afterwards. */
  diesAt: number;
}

/** A database as a process sees it that dies in one of its steps. */
export function mortal(db: Db, life: Life): Db {
  const cut = (tx: Queryable) => tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
  const step = async <Result>(
    work: () => Promise<Result>,
    lastWork: (tx: Queryable) => Promise<unknown>,
  ): Promise<Result> => {
    if (life.steps >= life.diesAt) throw new Died();
    life.steps += 1;
    if (life.steps < life.diesAt) return work();
    await db
      .transaction(async (tx) => {
        await lastWork(tx);
        await cut(tx);
      })
      .catch(() => undefined);
    throw new Died();
  };
  return {
    ...db,
    query: (sql, params, name) =>
      step(
        () => db.query<never>(sql, params, name),
        (tx) => tx.query(sql, params),
      ),
    exec: (sql) =>
      step(
        () => db.exec(sql),
        (tx) => tx.exec(sql),
      ),
    transaction: (work) => step(() => db.transaction(work), work),
    for: (work) => mortal(db.for(work), life),
  };
}
