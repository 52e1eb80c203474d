import { isUnreachable, type Db } from './client.ts';

const POLL_EVERY_MS = 1_000;

/** Errors of an outage, which are reported once and not by every caller. */
const failures = new WeakSet<object>();

/** True if `watchOutages` has reported the outage that caused this error. */
export const isOfOutage = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** Called with the error when the database becomes unreachable, and with null when it is back. */
export type OnOutage = (error: Error | null) => void;

/**
 * Detects from ordinary queries that PostgreSQL is lost, and checks every second if it is back. So
 * the log has one line per event instead of one per request.
 */
export function watchOutages(db: Db, onOutage: OnOutage): Db {
  let timer: NodeJS.Timeout | undefined;
  /**
   * Incremented when an outage starts or ends. The outcome of work that began earlier says nothing
   * about the present.
   */
  let change = 0;

  const isBack = (began: number) => {
    if (!timer || began !== change) return;
    clearInterval(timer);
    timer = undefined;
    change += 1;
    onOutage(null);
  };
  const isLost = (error: Error, began: number) => {
    failures.add(error);
    if (timer || began !== change) return;
    timer = setInterval(() => void check(), POLL_EVERY_MS);
    timer.unref();
    change += 1;
    onOutage(error);
  };

  const watched = async <Result>(work: Promise<Result>): Promise<Result> => {
    const began = change;
    try {
      const result = await work;
      isBack(began);
      return result;
    } catch (error) {
      if (error instanceof Error && isUnreachable(error)) isLost(error, began);
      throw error;
    }
  };
  const check = () => watched(db.query('SELECT 1')).catch(() => undefined);
  const over = (inner: Db): Db => ({
    ...inner,
    for: (work) => over(inner.for(work)),
    query: (sql, params, name) => watched(inner.query<never>(sql, params, name)),
    exec: (sql) => watched(inner.exec(sql)),
    transaction: (work) => watched(inner.transaction(work)),
    exclusively: (lock, work) => watched(inner.exclusively(lock, work)),
    close: () => {
      clearInterval(timer);
      timer = undefined;
      return db.close();
    },
  });
  return over(db);
}
