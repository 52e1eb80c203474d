import { UNDO_SECONDS } from '#common/line/transitions.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import { first, valueOf, type Db } from '#server/db/client.ts';
import type { LimitCounter } from '#server/repositories/people/rateLimits.ts';
import type { PersonTake } from './ticketQueue.ts';

export interface NetworkTake {
  listId: number;
  userId: number;
  /** The networks of the address. */
  networks: readonly LimitCounter[];
  now: Date;
}

/** The list of a take, for the limit of a network. */
interface SharedList {
  id: number;
  capacity: number | null;
  /** The person has this number already, so a take is a repeat. */
  is_repeat: boolean;
}

/** The list of a take; undefined if it is unknown. */
export const listToShare = (
  db: Db,
  { listCode, userId, idempotencyKey }: PersonTake,
): Promise<SharedList | undefined> =>
  first(
    db,
    `SELECT l.id, l.capacity, EXISTS (
              SELECT FROM tickets t
               WHERE t.user_id = $2 AND (t.idempotency_key = $3
                  OR t.waiting_list_id = l.id AND t.status IN ('scheduled', 'running'))) AS is_repeat
       FROM waiting_lists l WHERE l.code = $1`,
    [listCode, userId, idempotencyKey],
  );

/** Time after which a reservation of a process that died no longer counts. */
const UNDER_WAY = '1 minute';

/**
 * Reserves a number of a list for a person without a confirmed address. Per network it counts
 * people who hold a number, who may still undo a cancellation, or whose request is under way.
 * Reservations of one list are serialised, so that no number of requests or processes exceeds the
 * maximum.
 * @returns whether there was room
 */
export const reserveShare = (
  db: Db,
  { listId, userId, networks, now }: NetworkTake,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [LOCKS.networkShare, listId % 2 ** 31]);
    for (const { key, limit } of networks) {
      const others = await valueOf<number>(
        tx,
        `SELECT count(*) FROM network_takes n JOIN users u ON u.id = n.user_id
          WHERE n.waiting_list_id = $1 AND n.network = $2 AND n.user_id <> $3
            AND u.confirmed_at IS NULL
            AND (n.under_way_until > $4 OR EXISTS (
              SELECT FROM tickets t WHERE t.user_id = n.user_id AND t.waiting_list_id = $1
                 AND (t.status IN ('scheduled', 'running')
                   OR t.cancelled_at > $4::timestamptz - interval '${UNDO_SECONDS} seconds')))`,
        [listId, key, userId, now],
      );
      if (others! >= limit.max) return false;
    }
    await tx.query(
      `INSERT INTO network_takes (waiting_list_id, network, user_id, under_way_until, taken_at)
       SELECT $1, network, $3, $4::timestamptz + interval '${UNDER_WAY}', $4
         FROM unnest($2::text[]) network
       ON CONFLICT (waiting_list_id, network, user_id)
       DO UPDATE SET under_way_until = EXCLUDED.under_way_until, taken_at = EXCLUDED.taken_at`,
      [listId, networks.map(({ key }) => key), userId, now],
    );
    return true;
  });

/** Ends a reservation. From then on the ticket itself counts, if there is one. */
export const releaseShare = (db: Db, { listId, userId }: NetworkTake): Promise<unknown> =>
  db.query(
    `UPDATE network_takes SET under_way_until = NULL
      WHERE waiting_list_id = $1 AND user_id = $2 AND under_way_until IS NOT NULL`,
    [listId, userId],
  );
