import type { Queryable } from '#server/db/client.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { WaitingList } from '#common/contract/waitingLists.ts';
import { listState, offerOrder } from '#server/repositories/organisations/organisationRows.ts';

type Row = Omit<WaitingList, 'closes_at'> & { closes_at: Date | null };

/** The lists of an organisation with `from ≤ released_on < to`, the one to offer first at the top. */
export async function listWaitingLists(
  db: Queryable,
  organisationId: number,
  range: { from: string; to: string; now: Date },
): Promise<WaitingList[]> {
  const rows = await db.query<Row>(
    `SELECT l.code, l.released_on, l.capacity, l.issued + 1 AS next_rank, l.average_minutes,
            l.closes_at, l.message, ${listState('l', '$4')} AS state,
            l.waiting_count AS tickets_count
       FROM waiting_lists l
      WHERE l.organisation_id = $1 AND l.released_on >= $2::date AND l.released_on < $3::date
      ORDER BY ${offerOrder('l', '$4')}, l.released_on, l.id`,
    [organisationId, range.from, range.to, range.now],
    'waiting_lists',
  );
  return rows.map((row) => ({
    ...row,
    closes_at: row.closes_at === null ? null : toAthensIso(row.closes_at),
  }));
}
