import type { Db, Queryable } from './client.ts';

/** Words without which a statement writes nothing; our functions that write are among them. */
const WRITES =
  /\b(insert|update|delete|truncate|merge|copy|create|alter|drop|call|do|take_tickets|ticket_transition)\b/i;
/** What public answers are made of, and what takes it along when it goes. */
const PUBLIC =
  /\b(categories|organisations|reviews|waiting_lists|tickets|users|take_tickets|ticket_transition)\b/i;

/** Whether a statement might change a public answer. When in doubt it does. */
export const mayChangeAnswers = (sql: string): boolean => WRITES.test(sql) && PUBLIC.test(sql);

/** Remembers of each text, of which there are few, what was found. */
function remembering(judge: (sql: string) => boolean): (sql: string) => boolean {
  const known = new Map<string, boolean>();
  return (sql) => {
    const before = known.get(sql);
    if (before !== undefined) return before;
    const found = judge(sql);
    if (known.size < 1_000) known.set(sql, found);
    return found;
  };
}

/**
 * Counts what this process writes to public tables, by looking at the statements: whoever keeps
 * an answer notices that it may be old. A count goes up when the work is over, and before anyone
 * hears of it, also when it failed.
 */
export function counted(db: Omit<Db, 'changes'>): Db {
  let changes = 0;
  const mayChange = remembering(mayChangeAnswers);
  const then = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } finally {
      changes += 1;
    }
  };
  return {
    ...db,
    changes: () => changes,
    query: (sql, params, name) => {
      const work = db.query<never>(sql, params, name);
      return mayChange(sql) ? then(work) : work;
    },
    exec: (sql) => then(db.exec(sql)),
    transaction: async (work) => {
      let touched = false;
      const watched = (tx: Queryable): Queryable => ({
        query: (sql, params, name) => {
          touched ||= mayChange(sql);
          return tx.query(sql, params, name);
        },
        exec: (sql) => {
          touched = true;
          return tx.exec(sql);
        },
      });
      try {
        return await db.transaction((tx) => work(watched(tx)));
      } finally {
        if (touched) changes += 1;
      }
    },
  };
}
