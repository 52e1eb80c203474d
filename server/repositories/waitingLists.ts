import type { Queryable } from '#server/db/client.ts';
import type { WaitingList } from '#server/schemas/waitingLists.ts';
import { listState, offerOrder } from './organisationRows.ts';

/** The lists of an organisation with `from ≤ released_on < to`, the one to offer first at the top. */
export const listWaitingLists = (
  db: Queryable,
  organisationId: number,
  range: { from: string; to: string; today: string },
): Promise<WaitingList[]> =>
  db.query<WaitingList>(
    `SELECT l.code, l.released_on, l.capacity, l.issued + 1 AS next_rank, l.average_minutes,
            ${listState('l', '$4')} AS state,
            (SELECT count(*) FROM tickets t
              WHERE t.waiting_list_id = l.id AND t.status = 'scheduled') AS tickets_count
       FROM waiting_lists l
      WHERE l.organisation_id = $1 AND l.released_on >= $2::date AND l.released_on < $3::date
      ORDER BY ${offerOrder('l', '$4')}, l.released_on, l.id`,
    [organisationId, range.from, range.to, range.today],
  );
