import type { Queryable } from '#server/db/client.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { WaitingList } from '#common/contract/waitingLists.ts';
import { LINE_COLUMNS, type LineRow } from './tickets.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import { listState, offerOrder } from '#server/repositories/organisations/organisationRows.ts';

type Row = Omit<WaitingList, keyof LineRow> & LineRow;

/**
 * Lists of an organisation with `from ≤ released_on < to`, the list to offer first at the top.
 * @param estimates per list, the estimate for a number taken now
 */
export async function listWaitingLists(
  db: Queryable,
  organisationId: number,
  range: { from: string; to: string; now: Date },
  estimates?: { of(line: LineRow, ahead: number, now: Date): Promise<Estimate | null> },
): Promise<WaitingList[]> {
  const rows = await db.query<Row>(
    `SELECT l.code, l.released_on, l.capacity, l.issued + 1 AS next_rank, l.message, ${listState('l', '$4')} AS state,
            l.waiting_count AS tickets_count, ${LINE_COLUMNS}
       FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
      WHERE l.organisation_id = $1 AND l.released_on >= $2::date AND l.released_on < $3::date
      ORDER BY ${offerOrder('l', '$4')}, l.released_on, l.id`,
    [organisationId, range.from, range.to, range.now],
    'waiting_lists',
  );
  return Promise.all(
    rows.map(async (row) => ({
      code: row.code,
      tickets_count: row.tickets_count,
      being_served: row.being_served,
      released_on: row.released_on,
      state: row.state,
      capacity: row.capacity,
      next_rank: row.next_rank,
      closes_at: row.closes_at === null ? null : toAthensIso(row.closes_at),
      message: row.message,
      average_minutes: row.average_minutes,
      ...(estimates && {
        estimate:
          row.state === 'open' ? await estimates.of(row, row.tickets_count, range.now) : null,
      }),
    })),
  );
}
