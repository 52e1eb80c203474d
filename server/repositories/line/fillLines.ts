import type { Db } from '#server/db/client.ts';

/** Lists at a time, so that no transaction holds them for long. */
const LISTS = 100;

/**
 * Gives lists of earlier versions their line, newest first: see `fill_lines`. Several processes may
 * run it at once.
 */
export async function fillLines(db: Db, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped()) {
    const lists = await db.query<{ id: number }>(
      `SELECT id FROM waiting_lists WHERE line_id IS NULL
        ORDER BY released_on DESC, id LIMIT ${LISTS}`,
    );
    if (lists.length === 0) return;
    await db.query('SELECT fill_lines($1)', [lists.map(({ id }) => id)]);
  }
}
