import type { CounterList, ListChange } from '#common/contract/counter.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';
import { Problem } from '#server/lib/problem.ts';
import { once, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { takeBatch } from '#server/repositories/tickets/takeTicket.ts';
import { record } from './audit.ts';
import { LIST_COLUMNS } from './counterView.ts';
import type { MemberList } from './members.ts';

interface Acting {
  list: MemberList;
  userId: number;
  now: Date;
}

const entry = ({ list, userId, now }: Acting, action: string) => ({
  organisationId: list.id,
  userId,
  listId: list.list_id,
  at: now,
  action,
});

/**
 * Changes what a member may set of a list, which the plan leaves alone from then on. A list that
 * opens again loses its message unless it gets another. With `abort_open` and `closed` everyone in it is told that it is over.
 */
export const changeList = (db: Db, acting: Acting, change: ListChange): Promise<CounterList> =>
  db.transaction(async (tx) => {
    const { list, now } = acting;
    const { state, message, capacity, counters_open: counters, abort_open: abort } = change;
    await tx.query(
      `UPDATE waiting_lists SET state = coalesce($2, state),
              closed_by_plan = closed_by_plan AND $2 IS NULL,
              state_by_hand = state_by_hand OR (closed_by_plan AND $2 IS NOT NULL),
              capacity_by_hand = capacity_by_hand OR $5,
              message = CASE WHEN $3 THEN $4 WHEN $2 = 'open' THEN NULL ELSE message END,
              capacity = CASE WHEN $5 THEN $6::int ELSE capacity END,
              counters_open = coalesce($7::int, counters_open)
        WHERE id = $1`,
      [
        list.list_id,
        state ?? null,
        message !== undefined,
        message ?? null,
        capacity !== undefined,
        capacity ?? null,
        counters ?? null,
      ],
    );
    if (abort && state === 'closed') {
      await tx.query(
        `SELECT count(ticket_transition(id, 'aborted', 'list_closed', 'provider', $2))
           FROM tickets WHERE waiting_list_id = $1 AND status IN ('scheduled', 'running')`,
        [list.list_id, now],
      );
    }
    await record(tx, {
      ...entry(acting, 'change_list'),
      subject: list.list_code,
      details: { ...change },
    });
    const row = await first<CounterList>(
      tx,
      `SELECT ${LIST_COLUMNS} FROM waiting_lists l WHERE l.id = $1`,
      [list.list_id],
    );
    return row!;
  });

export interface WalkIn {
  /** The key of the ticket, which is all they need. */
  key: string;
  /** False for a repeat. */
  isNew: boolean;
}

/** Takes one number for somebody without an account. @throws Problem 404 or 422 */
export async function takeWalkIn(
  tx: Queryable,
  { listCode, now, today }: { listCode: string; now: Date; today: string },
): Promise<{ key: string; code: string }> {
  const [outcome] = await takeBatch(
    tx,
    [{ userId: null, listCode, idempotencyKey: null, now, today, actor: 'provider' }],
    true,
  );
  if (outcome === undefined || outcome === 'busy') throw new Error('A patient take is never busy');
  if (outcome.refusal) {
    throw new Problem(outcome.refusal === 'waiting_list_not_found' ? 404 : 422, outcome.refusal);
  }
  const { key = '', code } = outcome.ticket;
  return { key, code };
}

/** Takes a number for a walk-in at the counter. @throws Problem 404 or 422 */
export const addWalkIn = (
  db: Db,
  acting: Acting,
  { idempotencyKey, today }: { idempotencyKey: IdempotencyKey | null; today: string },
): Promise<WalkIn> =>
  db.transaction(async (tx) => {
    const { list, now } = acting;
    let isNew = false;
    const key = await once(tx, idempotencyKey, { now, about: list.list_code }, async () => {
      isNew = true;
      await tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [list.list_id]);
      const ticket = await takeWalkIn(tx, { listCode: list.list_code, now, today });
      await record(tx, { ...entry(acting, 'walk_in'), subject: ticket.code });
      return ticket.key;
    });
    return { key, isNew };
  });
