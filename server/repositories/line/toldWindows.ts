import { ZONE } from '#common/calendar/athens.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import type { ToldWindow } from '#common/line/estimate.ts';
import type { Queryable } from '#server/db/client.ts';
import { publishing, type PublicVersion } from '#server/db/publicVersion.ts';
import { LINE_COLUMNS, type LineRow } from '#server/repositories/tickets/tickets.ts';

/** The days and windows that count for an estimate. */
const DAYS = 30;
const WINDOWS = 400;

/**
 * SQL: whether the call of ticket `t` says something about its window. Whoever let others pass or
 * came late was called later by their own doing.
 */
export const MEASURED =
  't.called_at IS NOT NULL AND t.let_pass_count = 0 AND t.came_late_at IS NULL';

/** Estimates when somebody with this many people ahead in a line is called. */
export type EstimateOf = (line: LineRow, ahead: number, now: Date) => Promise<Estimate | null>;

/** A ticket that was just taken. */
export interface Taken {
  code: string;
  /** How many people were ahead. */
  ahead: number;
  at: Date;
}

/**
 * Stores the windows that people were told on taking these tickets, where there was one. Only of
 * numbers for the same day: days before, a window is a plan and not yet a wait.
 */
export async function storeWindows(
  db: Queryable & Pick<PublicVersion, 'raisePublicVersion'>,
  estimateOf: EstimateOf,
  taken: readonly Taken[],
): Promise<void> {
  const byCode = new Map(taken.map((one) => [one.code, one]));
  const rows = await db.query<LineRow & { id: number; code: string; waiting_list_id: number }>(
    `SELECT t.id, t.code, t.waiting_list_id, ${LINE_COLUMNS}
       FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
       JOIN organisations o ON o.id = l.organisation_id
      WHERE t.code = ANY ($1) AND (t.created_at AT TIME ZONE '${ZONE}')::date = l.released_on`,
    [[...byCode.keys()]],
  );
  const windows: { id: number; list: number; at: Date; from: string; to: string }[] = [];
  for (const { id, code, waiting_list_id: list, ...line } of rows) {
    const { ahead, at } = byCode.get(code)!;
    const window = await estimateOf(line, ahead, at);
    if (window) windows.push({ id, list, at, from: window.from, to: window.to });
  }
  if (windows.length === 0) return;
  await publishing(db, () =>
    db.query(
      `INSERT INTO told_windows (ticket_id, waiting_list_id, at, from_at, to_at)
       SELECT w.id, w.list, w.at, w."from", w."to" FROM jsonb_to_recordset($1::jsonb) AS w (
         id bigint, list bigint, at timestamptz, "from" timestamptz, "to" timestamptz)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(windows)],
    ),
  );
}

/** The windows of places whose people were called since, newest first, by the place's id. */
export async function toldOf(
  db: Queryable,
  ids: number[],
  now: Date,
): Promise<Map<number, ToldWindow[]>> {
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
  const told = new Map<number, ToldWindow[]>(ids.map((id) => [id, []]));
  for (const { id, at, from_at: from, to_at: to, called_at: called } of rows) {
    told.get(id)?.push({
      at: at.getTime(),
      from: from.getTime(),
      to: to.getTime(),
      calledAt: called.getTime(),
    });
  }
  return told;
}
