import { isUnreachable, type Db } from './client.ts';

const LOOK_EVERY_MS = 1_000;

/** What failed only because the database was away: told once, not by everyone who met it. */
const failures = new WeakSet<object>();

/** Whether an error is one of an outage that `watchOutages` has told of. */
export const isOfOutage = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** Told when the database is no longer reached, with what it said, and with null when it is back. */
export type OnOutage = (error: Error | null) => void;

/**
 * Notices by the work itself when PostgreSQL is lost, and looks every second whether it is back, so
 * that a log has one line for each instead of one for every request.
 */
export function watchOutages(db: Db, onOutage: OnOutage): Db {
  let timer: NodeJS.Timeout | undefined;

  const isBack = () => {
    if (!timer) return;
    clearInterval(timer);
    timer = undefined;
    onOutage(null);
  };
  const look = () => db.query('SELECT 1').then(isBack, () => undefined);
  const isLost = (error: Error) => {
    failures.add(error);
    if (timer) return;
    timer = setInterval(() => void look(), LOOK_EVERY_MS);
    timer.unref();
    onOutage(error);
  };

  const watched = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      const result = await work;
      isBack();
      return result;
    } catch (error) {
      if (error instanceof Error && isUnreachable(error)) isLost(error);
      throw error;
    }
  };
  return {
    ...db,
    query: (sql, params, name) => watched(db.query<never>(sql, params, name)),
    exec: (sql) => watched(db.exec(sql)),
    transaction: (work) => watched(db.transaction(work)),
    exclusively: (lock, work) => watched(db.exclusively(lock, work)),
    close: () => {
      clearInterval(timer);
      timer = undefined;
      return db.close();
    },
  };
}
