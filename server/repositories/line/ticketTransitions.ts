import { first, sqlState, type Db, type Queryable } from '#server/db/client.ts';
import { transitionOf, type Action } from '#common/line/transitions.ts';
import { withIdempotency, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { record } from './audit.ts';
import type { MemberList } from './members.ts';

/** Who changed the ticket, as stored in its events. */
export type Actor = 'user' | 'provider' | 'simulator' | 'system';

export interface TransitionInput {
  ticketId: number;
  action: Action;
  actor: Actor;
  now: Date;
  counter?: string;
  people?: number;
  /** The member who calls. */
  userId?: number;
}

export class NotPossibleNow extends Error {
  override readonly name = 'NotPossibleNow';
}

export class CounterBusy extends NotPossibleNow {}

/** True for refusals: an illegal transition, a rule, or the person's other open ticket. */
const isRefusal = (error: unknown): boolean => /^(23514|23505)$/.test(sqlState(error) ?? '');

/** Runs a change. @throws NotPossibleNow if the database refuses it */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { constraint } = error as { constraint?: string };
    throw constraint === 'tickets_one_at_counter' ? new CounterBusy() : new NotPossibleNow();
  }
}

/**
 * Reverts a visit's end and the call after it: `resume_visit`.
 * @throws NotPossibleNow, CounterBusy
 */
export const resumeVisit = (
  db: Queryable,
  { ticketId, calledId, now }: { ticketId: number; calledId: number | null; now: Date },
): Promise<unknown> =>
  attempt(() =>
    first(db, "SELECT resume_visit($1, $2, 'provider', $3)", [ticketId, calledId, now]),
  );

/** Applies a transition, alone or within a transaction. @throws NotPossibleNow */
export const transitionTicket = (db: Db | Queryable, input: TransitionInput): Promise<unknown> => {
  const { to, reason } = transitionOf(input.action);
  return attempt(() =>
    first(db, 'SELECT ticket_transition($1, $2, $3, $4, $5, $6, $7, $8)', [
      input.ticketId,
      to,
      reason,
      input.actor,
      input.now,
      input.counter ?? null,
      input.people ?? null,
      input.userId ?? null,
    ]),
  );
};

/** The called ticket and the ticket whose visit ended; null if there was none. */
export interface Called {
  ticketId: number | null;
  finishedId: number | null;
}

export interface CallCommand {
  list: MemberList;
  userId: number;
  key: IdempotencyKey | null;
  counter: string;
  /** The outcome of the current visit at the counter; null if the counter must be free. */
  finish: 'processed' | 'no_show' | null;
  ticketId?: number;
  now: Date;
}

/** Calls a ticket of a list to a counter: see `call_next`. @throws if the database refuses */
export async function callNext(
  db: Queryable,
  call: Pick<CallCommand, 'counter' | 'finish' | 'ticketId' | 'now'> & {
    listId: number;
    actor: Actor;
    userId?: number;
  },
): Promise<Called> {
  const row = await first<{ ticket_id: number | null; finished_id: number | null }>(
    db,
    'SELECT ticket_id, finished_id FROM call_next($1, $2, $3, $4, $5, $6, $7)',
    [
      call.listId,
      call.counter,
      call.finish,
      call.actor,
      call.now,
      call.ticketId ?? null,
      call.userId ?? null,
    ],
  );
  return { ticketId: row?.ticket_id ?? null, finishedId: row?.finished_id ?? null };
}

/**
 * Calls the next person once per key. A repeat returns the first result.
 * @throws NotPossibleNow if the no-show time of the last call has not passed, CounterBusy if the
 * counter serves somebody and `finish` is null; both call nobody
 */
export const callNextOnce = (
  db: Db,
  { list, userId, key, counter, finish, ticketId, now }: CallCommand,
): Promise<Called> =>
  attempt(() =>
    db.transaction((tx) =>
      withIdempotency(tx, key, { now, about: list.list_code }, async () => {
        // Lock the list first, as all transactions do.
        await tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [list.list_id]);
        const called = await callNext(tx, {
          listId: list.list_id,
          counter,
          finish,
          ticketId,
          actor: 'provider',
          userId,
          now,
        });
        const acting = { organisationId: list.id, userId, listId: list.list_id, now };
        const action = ticketId === undefined ? 'call_next' : 'call';
        await record(tx, acting, action, list.list_code, { counter, finish });
        return called;
      }),
    ),
  );
