import { athensTime, ZONE } from '#common/calendar/athens.ts';
import { valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { eachBatch, inPortions } from '#server/lib/eachBatch.ts';

/** Tickets per transaction: a fraction of a second of work, during which their lists are locked. */
const AT_ONCE = 1_000;
/** Tickets of sample people per transaction: each passes `ticket_transition` twice. */
const SAMPLES_AT_ONCE = 200;

interface OpenList {
  id: number;
  open_count: number;
}

/**
 * Serves some of the sample people of lists. The simulator, which plays the members of the demo,
 * serves them at the end of a day, so that the past of the demo looks lived in.
 * @returns how many were served
 */
async function serveSamples(tx: Queryable, now: Date, lists: number[]): Promise<number> {
  const samples = await tx.query<{ id: number }>(
    `SELECT t.id FROM tickets t JOIN users u ON u.id = t.user_id
      WHERE t.waiting_list_id = ANY ($1) AND t.status IN ('scheduled', 'running') AND u.sample
      ORDER BY t.waiting_list_id, t.line_position DESC LIMIT ${SAMPLES_AT_ONCE}`,
    [lists],
  );
  if (samples.length === 0) return 0;
  for (const [from, to] of [
    ['scheduled', 'running'],
    ['running', 'processed'],
  ]) {
    await tx.query(
      `SELECT count(ticket_transition(t.id, $3, NULL, 'simulator', $2)) FROM tickets t
        WHERE t.id = ANY ($1) AND t.status = $4`,
      [samples.map(({ id }) => id), now, to, from],
    );
  }
  return samples.length;
}

/**
 * Expires some of the open tickets of lists, because only a member can say that somebody was served.
 * @returns true if there may be more
 */
const expireBatch = (db: Db, now: Date, lists: OpenList[]): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ids = lists.map(({ id }) => id);
    // Changing a ticket locks its line, so everything read from here on stays true.
    await tx.query('SELECT lock_lines($1)', [ids]);
    if ((await serveSamples(tx, now, ids)) === SAMPLES_AT_ONCE) return true;
    const expired = await valueOf<number>(tx, 'SELECT expire_tickets($1, $2, $3)', [
      ids,
      now,
      AT_ONCE,
    ]);
    return expired === AT_ONCE;
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
    while (await expireBatch(db, now, batch));
  });

/** Time for undoing the end of a visit, after which its texts are erased. */
const ERASE_AFTER = '2 minutes';
const ERASED_AT_ONCE = 1_000;

/** Erases notes and reasons for priority of tickets that have ended: they are for the visit only. */
export const eraseTexts = (db: Db, now: Date): Promise<number> =>
  inPortions(ERASED_AT_ONCE, async () => {
    const rows = await db.query(
      `UPDATE tickets SET note = NULL, priority_reason = NULL WHERE id IN (
         SELECT id FROM tickets
          WHERE (note IS NOT NULL OR priority_reason IS NOT NULL)
            AND status NOT IN ('scheduled', 'running')
            AND greatest(processed_at, aborted_at, cancelled_at) < $1::timestamptz - interval '${ERASE_AFTER}'
          LIMIT ${ERASED_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED) RETURNING id`,
      [now],
    );
    return rows.length;
  });

/** Lists per statement. */
const LISTS = 1_000;

/** The lists of past days that have ended and have open tickets, some at a time. */
async function* endedLists(db: Db, today: string, now: Date): AsyncGenerator<OpenList[]> {
  for (let after = 0; ;) {
    // The limit comes before the join, so that a statement reads only its own lists.
    const lists = await db.query<OpenList & { is_over: boolean }>(
      `SELECT l.id, l.open_count, l.released_on < $1::date AND line_ends_at(l) <= $2 AS is_over
         FROM (SELECT DISTINCT waiting_list_id AS id FROM tickets
                WHERE status IN ('scheduled', 'running') AND waiting_list_id > $3
                ORDER BY 1 LIMIT ${LISTS}) open
         JOIN waiting_lists l ON l.id = open.id ORDER BY l.id`,
      [today, now, after],
    );
    const last = lists.at(-1);
    if (!last) return;
    yield lists.filter((list) => list.is_over);
    after = last.id;
  }
}

/**
 * Ends the lines of past days that have ended: see `line_ends_at`. A run after a crash continues
 * where the last one ended.
 */
export async function expireTickets(
  db: Db,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await eachBatch(endedLists(db, today, now), (lists) => endLines(db, now, lists));
}

/**
 * Expires people who still wait on lists that closed an hour ago and have had no staff action since
 * (`line_over`), and ends lines that continued after midnight. The daily jobs end other lines of
 * yesterday. Safe to run from several processes at once. Cached responses stay valid while there is
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
