import { athensTime, ZONE } from '#common/calendar/athens.ts';
import type { Db } from '#server/db/client.ts';

/**
 * Ends the lines of lists: every ticket that is still open is aborted as `expired`, because only a
 * member can say that somebody was served. The simulator, which plays the members of the demo, says
 * so of the sample people, so that its past looks lived in.
 */
const endLines = (db: Db, now: Date, ids: number[]): Promise<void> =>
  db.transaction(async (tx) => {
    // Changing a ticket locks its list, so everything read from here on stays true.
    await tx.query('SELECT FROM waiting_lists WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [
      ids,
    ]);
    const move = (to: string, reason: string | null, actor: string, which: string) =>
      tx.query(
        `SELECT count(ticket_transition(t.id, $3, $4, $5, $2))
           FROM tickets t LEFT JOIN users u ON u.id = t.user_id
          WHERE t.waiting_list_id = ANY ($1) AND ${which}`,
        [ids, now, to, reason, actor],
      );
    await move('running', null, 'simulator', "t.status = 'scheduled' AND u.sample");
    await move('processed', null, 'simulator', "t.status = 'running' AND u.sample");
    await move('aborted', 'expired', 'system', "t.status IN ('scheduled', 'running')");
  });

/** Ends the lines of past days that have ended: see `line_ends_at`. */
export async function expireTickets(
  db: Db,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const lists = await db.query<{ id: number }>(
    `SELECT l.id FROM waiting_lists l
      WHERE l.id IN (SELECT waiting_list_id FROM tickets
                      WHERE due_date < $1::date AND status IN ('scheduled', 'running'))
        AND line_ends_at(l) <= $2`,
    [today, now],
  );
  if (lists.length === 0) return;
  await endLines(
    db,
    now,
    lists.map(({ id }) => id),
  );
}

/**
 * Expires who still waits on lists that closed an hour ago and that nobody tends any more, see
 * `line_over`, and ends lines that went on after midnight. Other lines of yesterday end with the
 * daily jobs. Safe to run from several processes at once. Cached responses stay valid while there is
 * nobody to expire.
 */
export async function expireAfterClosing(db: Db, now: Date): Promise<void> {
  const lists = await db.query<{ id: number; ended: boolean }>(
    `SELECT l.id, line_ends_at(l) <= $2 AS ended FROM waiting_lists l
      WHERE (l.released_on = $1::date AND l.waiting_count > 0
             OR l.released_on = $1::date - 1 AND l.open_count > 0
                AND line_ends_at(l) > $1::date::timestamp AT TIME ZONE '${ZONE}')
        AND line_over(l, $2) ORDER BY l.id`,
    [athensTime(now).date, now],
  );
  for (const { id, ended } of lists) {
    if (ended) await endLines(db, now, [id]);
    else await db.query('SELECT expire_line($1, $2)', [id, now]);
  }
}
