import { toAthensIso } from '#common/calendar/athens.ts';
import type { Line } from '#common/contract/line.ts';
import { first, type Queryable } from '#server/db/client.ts';
import { listState, offerOrder } from '#server/repositories/organisations/organisationRows.ts';
import { LINE_COLUMNS, type LineRow } from '#server/repositories/tickets/tickets.ts';
import type { Estimates } from './estimates.ts';

interface ListRow extends LineRow {
  id: number;
  state: Exclude<Line['status'], 'none'>;
  waiting: number;
  open_count: number;
  message: string | null;
}

interface CalledRow {
  rank: number;
  counter: string | null;
  called_at: Date | null;
}

const toCalled = ({ rank, counter, called_at: at }: CalledRow) => ({
  rank,
  counter,
  called_at: at ? toAthensIso(at) : null,
});

/** The line of an organisation on a day, as numbers only: that of the list to offer first. */
export async function lineOf(
  db: Queryable,
  { organisationId, date, now }: { organisationId: number; date: string; now: Date },
  estimates: Estimates,
): Promise<Line> {
  const list = await first<ListRow>(
    db,
    `SELECT l.id, ${listState('l', '$3')} AS state, l.waiting_count AS waiting, l.open_count,
            l.message, ${LINE_COLUMNS}
       FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
      WHERE l.organisation_id = $1 AND l.released_on = $2::date
      ORDER BY ${offerOrder('l', '$3')}, l.id LIMIT 1`,
    [organisationId, date, now],
  );
  const updated = { updated_at: toAthensIso(now) };
  if (!list) {
    const nobody = { waiting: 0, now_serving: [], last_called: null };
    return { status: 'none', ...nobody, message: null, estimate: null, ...updated };
  }
  const serving = await db.query<CalledRow>(
    `SELECT rank, counter, called_at FROM tickets
      WHERE waiting_list_id = $1 AND status = 'running' ORDER BY called_at DESC NULLS LAST, rank`,
    [list.id],
  );
  const last = await first<CalledRow>(
    db,
    `SELECT rank, counter, called_at FROM tickets
      WHERE waiting_list_id = $1 AND called_at IS NOT NULL ORDER BY called_at DESC, rank LIMIT 1`,
    [list.id],
  );
  const open = list.state === 'open';
  return {
    status: list.state,
    waiting: list.waiting,
    now_serving: serving.map(toCalled),
    last_called: last ? toCalled(last) : null,
    message: list.message,
    estimate: open ? await estimates.of(list, list.open_count, now) : null,
    ...updated,
  };
}
