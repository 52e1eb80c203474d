import type { PriorityReason } from '#common/priority.ts';
import type { HallAction } from '#common/contract/counter.ts';
import { columnOf, first, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { listState } from '#server/repositories/organisations/organisationRows.ts';
import { record, type Acting } from '#server/repositories/members/audit.ts';
import type { MemberTicket } from '#server/repositories/members/members.ts';
import {
  attempt,
  NotPossibleNow,
  type Actor,
} from '#server/repositories/line/ticketTransitions.ts';

export interface StepInput {
  held: MemberTicket;
  userId: number;
  now: Date;
}

/** A transfer to a service that gives no numbers that day. */
export class ServiceClosed extends NotPossibleNow {}

/** The service is unknown at this place. */
export class ServiceUnknown extends Error {
  override readonly name = 'ServiceUnknown';
}

/** The lists of the line of a ticket, which its transaction has locked. */
const listsOfLine = (tx: Queryable, ticketId: number): Promise<number[]> =>
  columnOf(
    tx,
    `SELECT l.id FROM waiting_lists l JOIN tickets t ON t.line_id = l.line_id WHERE t.id = $1`,
    [ticketId],
  );

/** Runs a step of a member in the locked line of a ticket and records it. */
const step = (
  db: Db,
  { held, userId, now }: StepInput,
  action: HallAction | 'note' | 'priority',
  work: (tx: Queryable) => Promise<Record<string, unknown> | void>,
): Promise<void> =>
  attempt(() =>
    db.transaction(async (tx) => {
      await tx.query('SELECT lock_lines(ARRAY[$1::bigint])', [held.list_id]);
      const details = (await work(tx)) ?? {};
      const listIds = await listsOfLine(tx, held.ticket_id);
      const acting: Acting = { organisationId: held.id, userId, listIds, now };
      await record(tx, acting, action, held.ticket_code, details);
    }),
  );

interface Transition {
  to: string;
  reason: string;
  now: Date;
  listId?: number;
  until?: Date;
}

const transition = (tx: Queryable, id: number, { to, reason, now, listId, until }: Transition) =>
  tx.query(`SELECT ticket_transition($1, $2, $3, 'provider', $4, p_list_id => $5, p_until => $6)`, [
    id,
    to,
    reason,
    now,
    listId ?? null,
    until ?? null,
  ]);

/** Writes the note of an open ticket; undefined leaves it. */
async function writeNote(tx: Queryable, id: number, note: string | null | undefined) {
  if (note === undefined) return;
  const changed = await tx.query(
    `UPDATE tickets SET note = $2 WHERE id = $1 AND status IN ('scheduled', 'running') RETURNING id`,
    [id, note || null],
  );
  if (changed.length === 0) throw new NotPossibleNow();
}

/**
 * Transfers a waiting or served ticket to another service of its day. It keeps its number and its
 * place in the line, and takes a place there even if that list is full.
 * @throws ServiceUnknown, ServiceClosed, HoldsAnother, NotPossibleNow
 */
export const transferTicket = (
  db: Db,
  input: StepInput,
  { service, note }: { service: string; note?: string | null },
): Promise<void> =>
  step(db, input, 'transfer', async (tx) => {
    const { held, now } = input;
    const target = await first<{ id: number; name: string; list_id: number | null; state: string }>(
      tx,
      `SELECT s.id, s.name, l.id AS list_id,
              CASE WHEN l.state = 'closed' OR line_over(l, $4) THEN 'closed'
                   ELSE ${listState('l', '$4')} END AS state
         FROM services s
         LEFT JOIN tickets t ON t.id = $3
         LEFT JOIN waiting_lists l ON l.line_id = t.line_id AND l.service_id = s.id
        WHERE s.organisation_id = $1 AND s.code = $2 AND s.retired_at IS NULL`,
      [held.id, service, held.ticket_id, now],
    );
    if (!target) throw new ServiceUnknown();
    if (target.list_id === null || target.state === 'closed') throw new ServiceClosed();
    await writeNote(tx, held.ticket_id, note);
    await transition(tx, held.ticket_id, {
      to: 'scheduled',
      reason: 'transferred',
      listId: target.list_id,
      now,
    });
    return { service: target.name };
  });

/** Sets a served ticket aside for its counter. @throws NotPossibleNow */
export const parkTicket = (
  db: Db,
  input: StepInput,
  { minutes, note }: { minutes: number; note?: string | null },
): Promise<void> =>
  step(db, input, 'park', async (tx) => {
    const { held, now } = input;
    await writeNote(tx, held.ticket_id, note);
    const until = new Date(now.getTime() + minutes * 60_000);
    await transition(tx, held.ticket_id, { to: 'scheduled', reason: 'parked', until, now });
    return { minutes };
  });

/** Records that the called person is at the counter. @throws NotPossibleNow */
export const confirmArrival = (db: Db, input: StepInput): Promise<void> =>
  step(db, input, 'here', async (tx) => {
    await transition(tx, input.held.ticket_id, { to: 'running', reason: 'here', now: input.now });
  });

/** Puts a no-show or a cancelled ticket back to its place. @throws NotPossibleNow, HoldsAnother */
export const restoreTicket = (db: Db, input: StepInput): Promise<void> =>
  step(db, input, 'restore', async (tx) => {
    const { held, now } = input;
    await transition(tx, held.ticket_id, { to: 'scheduled', reason: 'restored', now });
  });

/** Reverts the last step of a ticket: see `take_back`. @throws NotPossibleNow, CounterBusy */
export const takeBackStep = (db: Db, input: StepInput): Promise<void> =>
  step(db, input, 'take_back', async (tx) => {
    await tx.query(`SELECT take_back($1, 'provider', $2)`, [input.held.ticket_id, input.now]);
  });

/** Sets or removes the note of an open ticket. The audit trail does not contain it. @throws NotPossibleNow */
export const setNote = (db: Db, input: StepInput, note: string | null): Promise<void> =>
  step(db, input, 'note', (tx) => writeNote(tx, input.held.ticket_id, note));

/** Gives a waiting ticket priority, or withdraws it. @throws NotPossibleNow */
export const setPriority = (
  db: Db,
  input: StepInput,
  reason: PriorityReason | null,
): Promise<void> =>
  step(db, input, 'priority', async (tx) => {
    await givePriority(tx, {
      ticketId: input.held.ticket_id,
      reason,
      actor: 'provider',
      now: input.now,
    });
    return { withdrawn: reason === null };
  });

/** Gives a waiting ticket priority within a transaction: see `ticket_priority`. */
export const givePriority = (
  tx: Queryable,
  by: { ticketId: number; reason: PriorityReason | null; actor: Actor; now: Date },
): Promise<unknown> =>
  tx.query('SELECT ticket_priority($1, $2, $3, $4)', [by.ticketId, by.reason, by.actor, by.now]);

/**
 * The id of the person's other open number.
 * @param service code of the service that the ticket was to go to; null: its own
 */
export const otherOpenTicket = (
  db: Queryable,
  ticketId: number,
  service: string | null,
): Promise<number | null> =>
  valueOf(
    db,
    `SELECT other.id FROM tickets own JOIN tickets other USING (line_id, user_id)
       JOIN services s ON s.id = other.service_id
      WHERE own.id = $1 AND other.id <> own.id AND other.status IN ('scheduled', 'running')
        AND CASE WHEN $2::text IS NULL THEN other.service_id = own.service_id
                 ELSE s.code = $2 END LIMIT 1`,
    [ticketId, service],
  );

/** The counter of a ticket before its last step. */
export const counterBefore = (db: Queryable, ticketId: number): Promise<string | null> =>
  valueOf(db, `SELECT before_step ->> 'counter' FROM tickets WHERE id = $1`, [ticketId]);
