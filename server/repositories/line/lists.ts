import type { CounterList, ListChange } from '#common/contract/counter.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';
import { Problem } from '#server/lib/problem.ts';
import { once, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { takeBatch } from '#server/repositories/tickets/takeTicket.ts';
import { record } from './audit.ts';
import { LIST_COLUMNS } from './counterView.ts';
import type { MemberList } from './members.ts';

interface ListAct {
  list: MemberList;
  userId: number;
  now: Date;
}

const actingOn = ({ list, userId, now }: ListAct) => ({
  organisationId: list.id,
  userId,
  listId: list.list_id,
  now,
});

/**
 * Changes what a member may set of a list, which the plan leaves alone from then on. A list that
 * opens again loses its message unless it gets another. With `abort_open` and `closed` everyone in it is told that it is over.
 */
export const changeList = (db: Db, acting: ListAct, change: ListChange): Promise<CounterList> =>
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
    await record(tx, actingOn(acting), 'change_list', list.list_code, { ...change });
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
  const request = { userId: null, listCode, idempotencyKey: null, now, today, actor: 'provider' };
  const outcome = (await takeBatch(tx, [request]))[0]!;
  if (outcome.refusal) {
    throw new Problem(outcome.refusal === 'waiting_list_not_found' ? 404 : 422, outcome.refusal);
  }
  const { key = '', code } = outcome.ticket;
  return { key, code };
}

/** Takes a number for a walk-in at the counter. @throws Problem 404 or 422 */
export const addWalkIn = (
  db: Db,
  acting: ListAct,
  { idempotencyKey, today }: { idempotencyKey: IdempotencyKey | null; today: string },
): Promise<WalkIn> =>
  db.transaction(async (tx) => {
    const { list, now } = acting;
    let isNew = false;
    const key = await once(tx, idempotencyKey, { now, about: list.list_code }, async () => {
      isNew = true;
      await tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [list.list_id]);
      const ticket = await takeWalkIn(tx, { listCode: list.list_code, now, today });
      await record(tx, actingOn(acting), 'walk_in', ticket.code);
      return ticket.key;
    });
    return { key, isNew };
  });

interface DevicePress {
  device: { id: number; organisation_id: number; name: string };
  listCode: string;
  idempotencyKey: IdempotencyKey | null;
  now: Date;
  /** Today in Athens. */
  today: string;
}

/**
 * Takes a number of today's list at a device. The device's row is held throughout, so that a revoked
 * device takes none.
 * @throws Problem 401, 404 or 422
 */
export const addWalkInByDevice = (
  db: Db,
  { device, listCode, idempotencyKey, now, today }: DevicePress,
): Promise<WalkIn> =>
  db.transaction(async (tx) => {
    const held = await first(
      tx,
      'SELECT id FROM devices WHERE id = $1 AND revoked_at IS NULL FOR NO KEY UPDATE',
      [device.id],
    );
    if (!held) throw new Problem(401, 'device_revoked');
    let isNew = false;
    const key = await once(tx, idempotencyKey, { now, about: listCode }, async () => {
      isNew = true;
      const list = await first(
        tx,
        `SELECT id FROM waiting_lists
          WHERE code = $1 AND organisation_id = $2 AND released_on = $3::date`,
        [listCode, device.organisation_id, today],
      );
      if (!list) throw new Problem(404, 'waiting_list_not_found');
      const ticket = await takeWalkIn(tx, { listCode, now, today });
      await tx.query('UPDATE devices SET seen_at = $2 WHERE id = $1', [device.id, now]);
      // Nobody serves at a device: the list does not count as tended.
      const acting = { organisationId: device.organisation_id, userId: null, now };
      await record(tx, acting, 'walk_in', ticket.code, { device: device.name });
      return ticket.key;
    });
    return { key, isNew };
  });
