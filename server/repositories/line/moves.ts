import { first, sqlState, type Db, type Queryable } from '#server/db/client.ts';
import { wayOf, type Action } from '#common/line/transitions.ts';

/** The mover of a ticket, as recorded in its events. */
export type Actor = 'user' | 'provider' | 'simulator' | 'system';

export interface Move {
  ticketId: number;
  action: Action;
  actor: Actor;
  now: Date;
  counter?: string;
  people?: number;
}

/** The current state of the ticket does not allow the change. */
export class NotPossibleNow extends Error {
  override readonly name = 'NotPossibleNow';
}

/** Somebody else is being served at the counter. */
export class CounterBusy extends NotPossibleNow {}

/** Whether the database refused: no such transition, a rule, or the person's other open ticket. */
const isRefusal = (error: unknown): boolean => /^(23514|23505)$/.test(sqlState(error) ?? '');

/** Makes a change. @throws NotPossibleNow when the database refuses it */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { constraint } = error as { constraint?: string };
    throw constraint === 'tickets_one_at_counter' ? new CounterBusy() : new NotPossibleNow();
  }
}

/**
 * Takes the end of a visit back, and the call that followed it: see `resume_visit`.
 * @throws NotPossibleNow, CounterBusy
 */
export const resumeVisit = (
  db: Queryable,
  { ticketId, calledId, now }: { ticketId: number; calledId: number | null; now: Date },
): Promise<unknown> =>
  attempt(() =>
    first(db, "SELECT resume_visit($1, $2, 'provider', $3)", [ticketId, calledId, now]),
  );

/** Moves a ticket, alone or within a transaction. @throws NotPossibleNow */
export const moveTicket = (db: Db | Queryable, move: Move): Promise<unknown> => {
  const { to, reason } = wayOf(move.action);
  return attempt(() =>
    first(db, 'SELECT ticket_transition($1, $2, $3, $4, $5, $6, $7)', [
      move.ticketId,
      to,
      reason,
      move.actor,
      move.now,
      move.counter ?? null,
      move.people ?? null,
    ]),
  );
};
