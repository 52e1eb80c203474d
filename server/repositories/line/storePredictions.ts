import { setImmediate } from 'node:timers/promises';
import { ZONE } from '#common/calendar/athens.ts';
import type { Queryable } from '#server/db/client.ts';
import { LINE_COLUMNS, type LineRow } from '#server/repositories/tickets/tickets.ts';
import type { Estimates } from './estimates.ts';

export interface Taken {
  code: string;
  ahead: number;
  at: Date;
}

/**
 * Stores the estimate windows that people saw when they took these tickets. Skips tickets for later
 * days, because their windows are plans and not waits, and tickets that were called meanwhile,
 * because their own visit would now count as one ahead of them.
 */
export async function storePredictions(
  db: Queryable,
  estimates: Estimates,
  taken: readonly Taken[],
): Promise<void> {
  const byCode = new Map(taken.map((one) => [one.code, one]));
  // OFFSET 0 makes the index of codes the only one that applies. PostgreSQL may have made this plan
  // while the table was empty, and through another index it would read every waiting ticket.
  const rows = await db.query<LineRow & { id: number; code: string; waiting_list_id: number }>(
    `SELECT t.id, t.code, t.waiting_list_id, ${LINE_COLUMNS}
       FROM (SELECT * FROM tickets WHERE code = ANY ($1) OFFSET 0) t
       JOIN waiting_lists l ON l.id = t.waiting_list_id
       JOIN organisations o ON o.id = l.organisation_id
      WHERE t.status = 'scheduled' AND (t.created_at AT TIME ZONE '${ZONE}')::date >= l.released_on`,
    [[...byCode.keys()]],
    'lines_to_predict',
  );
  const windows: { id: number; list: number; at: Date; from: string; to: string }[] = [];
  for (const { id, code, waiting_list_id: list, ...line } of rows) {
    const { ahead, at } = byCode.get(code)!;
    // Estimates take a while. Yielding lets other requests of this process run.
    await setImmediate();
    const window = await estimates.of(line, ahead, at);
    // A point is not a window: the call is immediate, at opening, or on another day.
    if (window && window.from !== window.to) {
      windows.push({ id, list, at, from: window.from, to: window.to });
    }
  }
  if (windows.length === 0) return;
  await db.query(
    `INSERT INTO wait_predictions (ticket_id, waiting_list_id, at, from_at, to_at)
       SELECT w.id, w.list, w.at, w."from", w."to" FROM jsonb_to_recordset($1::jsonb) AS w (
         id bigint, list bigint, at timestamptz, "from" timestamptz, "to" timestamptz)
       ON CONFLICT DO NOTHING`,
    [JSON.stringify(windows)],
    'store_predictions',
  );
}
