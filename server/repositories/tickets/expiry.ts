import { athensTime, ZONE } from '#common/calendar/athens.ts';
import { valueOf, type Db } from '#server/db/client.ts';
import { eachBatch } from '#server/lib/eachBatch.ts';

/** Tickets per transaction: about a second of work, during which their lists are locked. */
const AT_ONCE = 200;

interface OpenList {
  id: number;
  open_count: number;
}

/**
 * Expires some of the open tickets of lists, because only a member can say that somebody was served.
 * The simulator, which plays the members of the demo, serves the sample people instead, so that the
 * past of the demo looks lived in. Starts at the end of each line: nobody's turn comes nearer, so no
 * alert fires between two transactions.
 * @returns how many tickets ended
 */
const endSome = (db: Db, now: Date, lists: OpenList[]): Promise<number> =>
  db.transaction(async (tx) => {
    const ids = lists.map(({ id }) => id);
    // Changing a ticket locks its list, so everything read from here on stays true.
    await tx.query('SELECT FROM waiting_lists WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [
      ids,
    ]);
    const open = await tx.query<{ id: number; sample: boolean | null }>(
      `SELECT t.id, u.sample FROM tickets t LEFT JOIN users u ON u.id = t.user_id
        WHERE t.waiting_list_id = ANY ($1) AND t.status IN ('scheduled', 'running')
        ORDER BY t.waiting_list_id, t.position DESC LIMIT ${AT_ONCE}`,
      [ids],
    );
    const move = (to: string, reason: string | null, actor: string, from: string) =>
      tx.query(
        `SELECT count(ticket_transition(t.id, $3, $4, $5, $2)) FROM tickets t
          WHERE t.id = ANY ($1) AND t.status = ANY ($6)`,
        [
          open.filter(({ sample }) => actor === 'system' || sample).map(({ id }) => id),
          now, to, reason, actor, from.split(' '),
        ],
      ); // prettier-ignore
    if (open.some(({ sample }) => sample)) {
      await move('running', null, 'simulator', 'scheduled');
      await move('processed', null, 'simulator', 'running');
    }
    await move('aborted', 'expired', 'system', 'scheduled running');
    return open.length;
  });

/** Groups lists so that a transaction ends about as many tickets, however long the lines are. */
function inBatches(lists: OpenList[]): OpenList[][] {
  const batches: OpenList[][] = [];
  let room = 0;
  for (const list of lists) {
    if (list.open_count > room) {
      batches.push([]);
      room = AT_ONCE;
    }
    batches.at(-1)!.push(list);
    room -= list.open_count;
  }
  return batches;
}

/** Ends the lines of lists in batches, each in its own transaction. */
const endLines = (db: Db, now: Date, lists: OpenList[]): Promise<void> =>
  eachBatch(inBatches(lists), async (batch) => {
    while ((await endSome(db, now, batch)) === AT_ONCE);
  });

/**
 * Ends the lines of past days that have ended: see `line_ends_at`. A run after a crash continues
 * where the last one ended.
 */
export async function expireTickets(
  db: Db,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const lists = await db.query<OpenList>(
    `SELECT l.id, l.open_count FROM waiting_lists l
      WHERE l.id IN (SELECT waiting_list_id FROM tickets
                      WHERE due_date < $1::date AND status IN ('scheduled', 'running'))
        AND line_ends_at(l) <= $2 ORDER BY l.id`,
    [today, now],
  );
  await endLines(db, now, lists);
}

/**
 * Expires who still waits on lists that closed an hour ago and that nobody tends any more, see
 * `line_over`, and ends lines that went on after midnight. Other lines of yesterday end with the
 * daily jobs. Safe to run from several processes at once. Cached responses stay valid while there is
 * nobody to expire.
 */
export async function expireAfterClosing(db: Db, now: Date): Promise<void> {
  const lists = await db.query<OpenList & { ended: boolean }>(
    `SELECT l.id, l.open_count, line_ends_at(l) <= $2 AS ended FROM waiting_lists l
      WHERE (l.released_on = $1::date AND l.waiting_count > 0
             OR l.released_on = $1::date - 1 AND l.open_count > 0
                AND line_ends_at(l) > $1::date::timestamp AT TIME ZONE '${ZONE}')
        AND line_over(l, $2) ORDER BY l.id`,
    [athensTime(now).date, now],
  );
  await endLines(
    db,
    now,
    lists.filter(({ ended }) => ended),
  );
  await eachBatch(
    lists.filter(({ ended }) => !ended),
    async ({ id }) => {
      while (await valueOf<number>(db, 'SELECT expire_line($1, $2)', [id, now]));
    },
  );
}
