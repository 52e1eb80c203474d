export interface PooledSession {
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
}

/** A pooler may reassign the first process to other sessions and reuses the latest one. */
const CHECKS = 3;

/**
 * True if a pooler assigns connections per transaction, as PgBouncer does with `pool_mode =
 * transaction`. Then two sessions share one PostgreSQL process, or one session uses several.
 */
export async function poolsByTransaction(open: () => Promise<PooledSession>): Promise<boolean> {
  const [one, other] = await Promise.all([open(), open()]);
  const processOf = async (session: PooledSession) =>
    (await session.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  try {
    for (let n = 0; n < CHECKS; n += 1) {
      const own = await processOf(one);
      await other.query('BEGIN');
      const isShared = (await processOf(other)) === own || (await processOf(one)) !== own;
      await other.query('ROLLBACK');
      if (isShared) return true;
    }
    return false;
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}
