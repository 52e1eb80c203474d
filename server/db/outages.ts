import { isUnreachable, type Db } from './client.ts';

const LOOK_EVERY_MS = 1_000;

/** Errors that an outage caused: reported once, not by everyone who meets them. */
const failures = new WeakSet<object>();

/** Whether an error belongs to an outage that `watchOutages` has reported. */
export const isOfOutage = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** Called with the error when the database becomes unreachable, and with null when it is back. */
export type OnOutage = (error: Error | null) => void;

/**
 * Detects from ordinary queries that PostgreSQL is lost, and checks every second whether it is
 * back, so that the log has one line for each event instead of one for every request.
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
