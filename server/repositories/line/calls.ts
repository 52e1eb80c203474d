import { first, type Db, type Queryable } from '#server/db/client.ts';
import { record } from './audit.ts';
import type { MemberList } from './members.ts';
import { attempt, type Actor } from './moves.ts';

/** Who was called, and whom that counter had served before; null where there was nobody. */
export interface Called {
  ticketId: number | null;
  finishedId: number | null;
}

/** One press of "call next". */
export interface Press {
  list: MemberList;
  userId: number;
  /** The same for a repeat of the same press. */
  key: string;
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
 * @returns `reused` when the key belongs to another list, or to a walk-in.
 * @throws NotPossibleNow when the person called last cannot be given up yet, CounterBusy when one is
 *   served and the press does not say what becomes of them; nobody is called then
 */
export const press = (
  db: Db,
  { list, userId, key, counter, finish, ticketId, now }: Press,
): Promise<Called | 'reused'> =>
  attempt(() =>
    db.transaction(async (tx) => {
      // The list is locked first, as everywhere: a simultaneous repeat waits here for the first
      // press.
      await tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [list.list_id]);
      const before = await first<{
        waiting_list_id: number;
        kind: string;
        ticket_id: number | null;
        finished_id: number | null;
      }>(tx, 'SELECT * FROM counter_calls WHERE user_id = $1 AND key = $2', [userId, key]);
      if (before) {
        return before.kind === 'call' && before.waiting_list_id === list.list_id
          ? { ticketId: before.ticket_id, finishedId: before.finished_id }
          : 'reused';
      }
      const called = await callNext(tx, {
        listId: list.list_id,
        counter,
        finish,
        ticketId,
        actor: 'provider',
        now,
      });
      await tx.query(
        `INSERT INTO counter_calls (user_id, key, waiting_list_id, ticket_id, finished_id, at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [userId, key, list.list_id, called.ticketId, called.finishedId, now],
      );
      await record(tx, {
        organisationId: list.id,
        userId,
        listId: list.list_id,
        at: now,
        action: ticketId === undefined ? 'call_next' : 'call',
        subject: list.list_code,
        details: { counter, finish },
      });
      return called;
    }),
  );

/** How many days presses are remembered. */
const REMEMBERED = 2;

/** Deletes presses that nobody repeats any more. */
export const forgetPresses = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(`DELETE FROM counter_calls WHERE at < $1::timestamptz - interval '${REMEMBERED} days'`, [
    now,
  ]);
