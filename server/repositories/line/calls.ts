import { first, type Db, type Queryable } from '#server/db/client.ts';
import { once, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { record } from './audit.ts';
import type { MemberList } from './members.ts';
import { attempt, type Actor } from './moves.ts';

/** The ticket called and the one served there before; null where there was none. */
export interface Called {
  ticketId: number | null;
  finishedId: number | null;
}

export interface Press {
  list: MemberList;
  userId: number;
  key: IdempotencyKey | null;
  counter: string;
  /** How the visit at the counter ends; null: there must be none. */
  finish: 'processed' | 'no_show' | null;
  /** The ticket to call instead of the first in line. */
  ticketId?: number;
  now: Date;
}

/**
 * Calls somebody of a list to a counter: see `call_next`. @throws what the database refuses
 */
export async function callNext(
  db: Queryable,
  call: Pick<Press, 'counter' | 'finish' | 'ticketId' | 'now'> & { listId: number; actor: Actor },
): Promise<Called> {
  const row = await first<{ ticket_id: number | null; finished_id: number | null }>(
    db,
    'SELECT ticket_id, finished_id FROM call_next($1, $2, $3, $4, $5, $6)',
    [call.listId, call.counter, call.finish, call.actor, call.now, call.ticketId ?? null],
  );
  return { ticketId: row?.ticket_id ?? null, finishedId: row?.finished_id ?? null };
}

/**
 * Calls the next person once for each key: a repeat gets the result of the first press.
 * @throws NotPossibleNow when the person called last cannot be given up yet, CounterBusy when one is
 *   served and the press does not say what becomes of them; nobody is called then
 */
export const press = (
  db: Db,
  { list, userId, key, counter, finish, ticketId, now }: Press,
): Promise<Called> =>
  attempt(() =>
    db.transaction((tx) =>
      once(tx, key, { now, about: list.list_code }, async () => {
        // The list is locked first, as everywhere.
        await tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [list.list_id]);
        const called = await callNext(tx, {
          listId: list.list_id,
          counter,
          finish,
          ticketId,
          actor: 'provider',
          now,
        });
        const acting = { organisationId: list.id, userId, listId: list.list_id, now };
        const action = ticketId === undefined ? 'call_next' : 'call';
        await record(tx, acting, action, list.list_code, { counter, finish });
        return called;
      }),
    ),
  );
