import { first, sqlState, type Db, type Queryable } from '#server/db/client.ts';
import type { MemberAction } from '#common/contract/counter.ts';
import type { PersonAction } from '#common/contract/tickets.ts';
import { transitionOf } from '#common/line/transitions.ts';
import {
  firstTime,
  withIdempotency,
  type IdempotencyKey,
} from '#server/repositories/idempotency.ts';
import { SERVICE_DAY } from './line.ts';

/** The author of a transition, as stored in the events of the ticket. */
export type Actor = 'user' | 'provider' | 'simulator' | 'system';

export interface TransitionInput {
  ticketId: number;
  action: PersonAction | MemberAction;
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

/** The person has another open number of that list. */
export class HoldsAnother extends NotPossibleNow {}

/** True for refusals: an illegal transition, a rule, or the person's other open ticket. */
const isRefusal = (error: unknown): boolean => /^(23514|23505)$/.test(sqlState(error) ?? '');

/** Runs a change. @throws NotPossibleNow if the database refuses it */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { constraint } = error as { constraint?: string };
    if (constraint === 'tickets_one_at_counter') throw new CounterBusy();
    if (constraint === 'tickets_one_open') throw new HoldsAnother();
    throw new NotPossibleNow();
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

/** A call to a counter: from one list, or without it from the whole line. */
export interface CallInput {
  listId: number | null;
  lineId?: number | null;
  /** Ids of the services that the counter serves; null: all. */
  services?: readonly number[] | null;
  counter: string;
  /** The outcome of the current visit at the counter; null if the counter must be free. */
  finish: 'processed' | 'no_show' | null;
  ticketId?: number;
  actor: Actor;
  /** The member who calls; `call_next` adds the call to the audit trail. */
  userId?: number;
  now: Date;
}

/** A list as a call needs it. */
interface ListOfLine {
  id: number;
  line_id: number | null;
}

/** The list with a code, or all lists of a day, by default the service day, which form the line. */
export const listsCalledFrom = (
  db: Queryable,
  organisationId: number,
  from: { date: string | undefined; now: Date } | { code: string },
): Promise<ListOfLine[]> =>
  'now' in from
    ? db.query(
        `SELECT id, line_id FROM waiting_lists
          WHERE organisation_id = $1 AND released_on = coalesce($3::date, ${SERVICE_DAY}) ORDER BY id`,
        [organisationId, from.now, from.date ?? null],
        'lists_of_day',
      )
    : db.query(
        'SELECT id, line_id FROM waiting_lists WHERE organisation_id = $1 AND code = $2',
        [organisationId, from.code],
        'list_of_place',
      );

/** The parameters of `call_next`. */
const paramsOf = (call: CallInput): unknown[] => [
  call.listId,
  call.counter,
  call.finish,
  call.actor,
  call.now,
  call.ticketId ?? null,
  call.userId ?? null,
  call.lineId ?? null,
  call.services ?? null,
];

/** Calls a ticket of a list, or of a line, to a counter: see `call_next`. @throws if the database refuses */
export async function callNext(db: Queryable, call: CallInput): Promise<Called> {
  const row = await first<{ ticket_id: number | null; finished_id: number | null }>(
    db,
    'SELECT ticket_id, finished_id FROM call_next($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    paramsOf(call),
    'call_next',
  );
  return { ticketId: row?.ticket_id ?? null, finishedId: row?.finished_id ?? null };
}

const firstCall = (call: CallInput) => ({
  sql: `SELECT jsonb_build_object('ticketId', ticket_id, 'finishedId', finished_id)
          FROM call_next($6, $7, $8, $9, $10, $11, $12, $13, $14)`,
  params: paramsOf(call),
  name: 'first_call',
});

/**
 * Calls the next person once per key. A repeat returns the first result.
 * @param about the subject of the call; a repeat of the key must have the same
 * @throws NotPossibleNow if the no-show time of the last call has not passed, CounterBusy if the
 * counter serves somebody and `finish` is null; both call nobody
 */
export async function callNextOnce(
  db: Db,
  key: IdempotencyKey,
  about: string,
  call: CallInput,
): Promise<Called> {
  const { now } = call;
  try {
    return await firstTime<Called>(db, key, { now, about }, firstCall(call));
  } catch (error) {
    // A repeat may also be refused: its counter is busy with whom it called first.
    if (!isRefusal(error)) throw error;
  }
  return attempt(() =>
    db.transaction(async (tx) => {
      // The first attempt locks the line before the key as well.
      await tx.query(
        'SELECT lock_lines(ARRAY(SELECT id FROM waiting_lists WHERE id = $1 OR line_id = $2))',
        [call.listId, call.lineId ?? null],
      );
      return withIdempotency(tx, key, { now, about }, () => callNext(tx, call));
    }),
  );
}
