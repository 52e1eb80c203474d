import type { PromisedWindow } from '#common/line/estimate.ts';
import type { Queryable } from '#server/db/client.ts';

/** The days and windows that count for an estimate. */
const DAYS = 30;
const WINDOWS = 400;

/**
 * SQL: whether the call of ticket `t` says something about its window. Whoever let others pass or
 * came late was called later by their own doing.
 */
export const MEASURED =
  't.called_at IS NOT NULL AND t.let_pass_count = 0 AND t.came_late_at IS NULL';

/** The windows of places whose people were called since, newest first, by the place's id. */
export async function promisedOf(
  db: Queryable,
  ids: number[],
  now: Date,
): Promise<Map<number, PromisedWindow[]>> {
  const rows = await db.query<{
    id: number;
    at: Date;
    from_at: Date;
    to_at: Date;
    called_at: Date;
  }>(
    `SELECT o.id, v.* FROM unnest($1::bigint[]) AS o (id)
      CROSS JOIN LATERAL (
        SELECT w.at, w.from_at, w.to_at, t.called_at
          FROM told_windows w JOIN tickets t ON t.id = w.ticket_id
         WHERE ${MEASURED} AND w.waiting_list_id IN (
             SELECT l.id FROM waiting_lists l WHERE l.organisation_id = o.id
                AND l.released_on BETWEEN ($2::timestamptz)::date - ${DAYS}
                                      AND ($2::timestamptz)::date + 1)
         ORDER BY t.called_at DESC LIMIT ${WINDOWS}) v
      ORDER BY o.id, v.called_at DESC`,
    [ids, now],
    'told_windows',
  );
  const promised = new Map<number, PromisedWindow[]>(ids.map((id) => [id, []]));
  for (const { id, at, from_at: from, to_at: to, called_at: called } of rows) {
    promised.get(id)?.push({
      at: at.getTime(),
      from: from.getTime(),
      to: to.getTime(),
      calledAt: called.getTime(),
    });
  }
  return promised;
}
