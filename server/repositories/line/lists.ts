import type { CounterList, ListChange } from '#common/contract/counter.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';
import { takeBatch, type TakeOutcome } from '#server/repositories/tickets/takeTicket.ts';
import { record } from './audit.ts';
import { LIST_COLUMNS } from './counterView.ts';
import type { MemberList } from './members.ts';

/** Who acts on which list, and when. */
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

/** The ticket of a walk-in, its key where a press is repeated, or why there is none. */
export type WalkInOutcome = TakeOutcome | { repeated: string };

/** What an earlier press with the same key came to; null: there was none. */
async function earlierPress(
  tx: Queryable,
  { list, userId }: Acting,
  press: string,
): Promise<WalkInOutcome | null> {
  const before = await first<{ waiting_list_id: number; key: string | null }>(
    tx,
    `SELECT c.waiting_list_id, t.key FROM counter_calls c
       LEFT JOIN tickets t ON t.id = c.ticket_id AND c.kind = 'walk_in'
      WHERE c.user_id = $1 AND c.key = $2`,
    [userId, press],
  );
  if (!before) return null;
  return before.key !== null && before.waiting_list_id === list.list_id
    ? { repeated: before.key.replaceAll('-', '') }
    : { refusal: 'idempotency_key_reused' };
}

/**
 * Takes a number for somebody without an account; its key is all they need.
 * @param press the same for repeats of one press, which get the number of the first; null: never a
 *   repeat
 */
export const addWalkIn = (
  db: Db,
  acting: Acting,
  { press, today }: { press: string | null; today: string },
): Promise<WalkInOutcome> =>
  db.transaction(async (tx) => {
    const { list, userId, now } = acting;
    // A simultaneous repeat waits here for the first press.
    await tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [list.list_id]);
    const earlier = press === null ? null : await earlierPress(tx, acting, press);
    if (earlier) return earlier;
    const [outcome] = await takeBatch(
      tx,
      [
        {
          userId: null,
          listCode: list.list_code,
          idempotencyKey: null,
          now,
          today,
          actor: 'provider',
        },
      ],
      true,
    );
    if (outcome === undefined || outcome === 'busy')
      throw new Error('A patient take is never busy');
    if (outcome.refusal) return outcome;
    const { code } = outcome.ticket;
    if (press !== null) {
      await tx.query(
        `INSERT INTO counter_calls (user_id, key, waiting_list_id, ticket_id, at, kind)
           SELECT $1, $2, waiting_list_id, id, $3, 'walk_in' FROM tickets WHERE code = $4`,
        [userId, press, now, code],
      );
    }
    await record(tx, { ...entry(acting, 'walk_in'), subject: code });
    return outcome;
  });
