import type { Db, Queryable } from '#server/db/client.ts';

/** The process of a job has died, so nothing that it does arrives any more. */
export class Died extends Error {
  override readonly name = 'Died';
}

/** A death in another statement leaves the same database as one before the next step. */
const WRITES = /\b(INSERT|UPDATE|DELETE|expire_line|fill_lines)\b/;

/** Counts the steps of a job: transactions, and statements outside of one that write. */
export interface Life {
  steps: number;
  /** The step before whose commit the process dies. It does nothing afterwards. */
  diesAt: number;
  die: (tx: Queryable) => Promise<unknown>;
}

/** A death as seen by PostgreSQL, in a process that goes on. */
export const loseConnection = (tx: Queryable): Promise<unknown> =>
  tx.query('SELECT pg_terminate_backend(pg_backend_pid())');

/** The death of this process, as by the system. */
export const killProcess = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

/** The database of a process that dies in one of its steps, just before the commit. */
export function mortal(db: Db, life: Life): Db {
  const checkAlive = () => {
    if (life.steps >= life.diesAt) throw new Died();
  };
  const transaction: Db['transaction'] = async (work) => {
    checkAlive();
    try {
      return await db.transaction(async (tx) => {
        const result = await work(tx);
        life.steps += 1;
        if (life.steps >= life.diesAt) await life.die(tx);
        return result;
      });
    } catch (error) {
      checkAlive();
      throw error;
    }
  };
  return {
    ...db,
    query: async (sql, params, name) => {
      if (WRITES.test(sql)) return transaction((tx) => tx.query<never>(sql, params));
      checkAlive();
      return db.query<never>(sql, params, name);
    },
    exec: (sql) => transaction((tx) => tx.exec(sql)),
    transaction,
    for: (work) => mortal(db.for(work), life),
  };
}
