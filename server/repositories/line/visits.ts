import type { PromisedWindow, Visit } from '#common/line/estimate.ts';
import type { Queryable } from '#server/db/client.ts';

/**
 * The days that count for an estimate, and how many visits a counter: several days, or nothing tells
 * how much one differs from another.
 */
const DAYS = 30;
const VISITS = 400;
const COUNTERS_MAX = 5;
/** At one counter, too: a tenth of the longest visits has to be some. */
const COUNTERS_LEAST = 2;
/** How many windows of a place count. */
const WINDOWS = 400;

/** SQL of the lists of place `o` on those days. */
const RECENT = `IN (SELECT l.id FROM waiting_lists l WHERE l.organisation_id = o.id
         AND l.released_on BETWEEN ($2::timestamptz)::date - ${DAYS} AND ($2::timestamptz)::date + 1)`;

/** A call so soon after the ticket was taken means that the counter had stood empty. */
const CAME_JUST_BEFORE_MS = 60_000;

export interface VisitRow {
  called_at: Date;
  processed_at: Date;
  created_at: Date;
  counter: string | null;
}

/**
 * Tells visits that lasted from those that nobody ended when they were over: the counter had already
 * called the next person, or called somebody who had only just come, since a call ends the visit
 * before it.
 */
export function toVisits(rows: readonly VisitRow[]): Visit[] {
  const next = new Map<VisitRow, VisitRow>();
  const latest = new Map<string | null, VisitRow>();
  for (const row of rows.toSorted((one, other) => +one.called_at - +other.called_at)) {
    const before = latest.get(row.counter);
    if (before) next.set(before, row);
    latest.set(row.counter, row);
  }
  return rows.map((row) => {
    const [startedAt, endedAt] = [row.called_at.getTime(), row.processed_at.getTime()];
    const call = next.get(row);
    const isForgotten =
      row.counter !== null &&
      call !== undefined &&
      (call.called_at.getTime() < endedAt ||
        (call.called_at.getTime() === endedAt &&
          endedAt - call.created_at.getTime() < CAME_JUST_BEFORE_MS));
    return { startedAt, endedAt, isForgotten };
  });
}

/** Rows by the id of their place, in their order. */
function byPlaceOf<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const own = found.get(row.id);
    if (own) own.push(row);
    else found.set(row.id, [row]);
  }
  return found;
}

/** The finished visits of places, newest first, by the place's id. */
export async function visitsOf(
  db: Queryable,
  ids: number[],
  now: Date,
): Promise<Map<number, Visit[]>> {
  const rows = await db.query<VisitRow & { id: number }>(
    `SELECT o.id, v.* FROM organisations o
      CROSS JOIN LATERAL (
        SELECT t.called_at, t.processed_at, t.created_at, t.counter FROM tickets t
         WHERE t.status = 'processed' AND t.called_at < t.processed_at
           AND t.waiting_list_id ${RECENT}
         ORDER BY t.processed_at DESC LIMIT ${VISITS} * least(greatest(o.counters, ${COUNTERS_LEAST}), ${COUNTERS_MAX})) v
     WHERE o.id = ANY ($1::bigint[])
     ORDER BY o.id, v.processed_at DESC`,
    [ids, now],
    'visits',
  );
  const byPlace = byPlaceOf(rows);
  return new Map([...byPlace].map(([id, own]) => [id, toVisits(own)]));
}

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
         WHERE ${MEASURED} AND w.waiting_list_id ${RECENT}
         ORDER BY t.called_at DESC LIMIT ${WINDOWS}) v
      ORDER BY o.id, v.called_at DESC`,
    [ids, now],
    'told_windows',
  );
  const windowOf = ({
    at,
    from_at: from,
    to_at: to,
    called_at: called,
  }: (typeof rows)[number]) => ({
    at: at.getTime(),
    from: from.getTime(),
    to: to.getTime(),
    calledAt: called.getTime(),
  });
  const byPlace = byPlaceOf(rows);
  return new Map([...byPlace].map(([id, own]) => [id, own.map(windowOf)]));
}
