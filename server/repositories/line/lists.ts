import type { CounterList, ListChange } from '#common/contract/counter.ts';
import type { PriorityReason } from '#common/contract/services.ts';
import { first, valueOf, type Db } from '#server/db/client.ts';
import { Refused, withIdempotency, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { takeBatch, type Refusal } from '#server/repositories/tickets/takeTicket.ts';
import { mailDayNotices } from '#server/repositories/tickets/dayNotices.ts';
import type { Writing } from '#server/repositories/people/accountMail.ts';
import { record } from './audit.ts';
import { givePriority } from './hallSteps.ts';
import { LIST_COLUMNS, LIST_SERVICE } from './counterView.ts';
import type { MemberList } from './members.ts';

interface ListAct {
  list: Pick<MemberList, 'id' | 'list_id' | 'list_code'>;
  /** Null for an operator. */
  userId: number | null;
  writing: Pick<Writing, 'keys' | 'origin' | 'now'>;
}

/**
 * Changes list settings that members may change. The plan does not override them afterwards. A list
 * that reopens loses its message unless the change sets a new one. `closed` with `abort_open`
 * cancels all open tickets and notifies their holders.
 */
export const changeList = (db: Db, acting: ListAct, change: ListChange): Promise<CounterList> =>
  db.transaction(async (tx) => {
    const { list, writing } = acting;
    const { now } = writing;
    const { state, message, capacity, counters_open: counters, abort_open: abort } = change;
    await tx.query('SELECT lock_lines(ARRAY[$1::bigint])', [list.list_id]);
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
    if (state) await mailDayNotices(tx, [list.list_id], writing);
    const by = { organisationId: list.id, userId: acting.userId, listIds: [list.list_id], now };
    await record(tx, by, 'change_list', list.list_code, { ...change });
    const row = await first<CounterList>(
      tx,
      `SELECT ${LIST_COLUMNS} FROM waiting_lists l ${LIST_SERVICE} WHERE l.id = $1`,
      [list.list_id],
    );
    return row!;
  });

/** A person without an account who takes a number at a counter or a kiosk. */
interface WalkIn {
  organisationId: number;
  /** The member who issues the ticket; null for a kiosk. */
  userId: number | null;
  device: { id: number; name: string } | null;
  listCode: string;
  priority: PriorityReason | null;
  idempotencyKey: IdempotencyKey | null;
  now: Date;
  /** Today in Athens. */
  today: string;
}

/**
 * Issues a number from a list of the place. A kiosk issues numbers for the service day only. The
 * transaction locks the device's row, so that a revoked device issues none.
 * @returns the key of the ticket and whether the ticket is new, or why there is none
 */
export const addWalkIn = (
  db: Db,
  { organisationId, userId, device, listCode, priority, idempotencyKey, now, today }: WalkIn,
): Promise<{ key: string; isNew: boolean } | Refused<Refusal | 'device_revoked'>> =>
  db.transaction(async (tx) => {
    if (device) {
      const held = await tx.query(
        'SELECT FROM devices WHERE id = $1 AND revoked_at IS NULL FOR NO KEY UPDATE',
        [device.id],
      );
      if (held.length === 0) return new Refused('device_revoked');
    }
    let isNew = false;
    const key = await withIdempotency(tx, idempotencyKey, { now, about: listCode }, async () => {
      isNew = true;
      const list = await first<{ id: number }>(
        tx,
        `SELECT id FROM waiting_lists WHERE code = $1 AND organisation_id = $2
            AND ($3 OR is_public AND released_on = service_date($2, $4))`,
        [listCode, organisationId, device === null, now],
      );
      if (!list) return new Refused('waiting_list_not_found');
      // Priority changes the order of the whole line; a number only its list.
      await (priority
        ? tx.query('SELECT lock_lines(ARRAY[$1::bigint])', [list.id])
        : tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [list.id]));
      const request = {
        userId: null,
        listCode,
        idempotencyKey: null,
        now,
        today,
        actor: 'provider',
      };
      const outcome = (await takeBatch(tx, [request]))[0]!;
      if (outcome.refusal) return new Refused(outcome.refusal);
      if (device) await tx.query('UPDATE devices SET seen_at = $2 WHERE id = $1', [device.id, now]);
      const { key: own = '', code } = outcome.ticket;
      if (priority) {
        const ticketId = (await valueOf<number>(tx, 'SELECT id FROM tickets WHERE code = $1', [
          code,
        ]))!;
        await givePriority(tx, { ticketId, reason: priority, actor: 'provider', now });
      }
      // A ticket from a kiosk is no staff action.
      const acting = { organisationId, userId, now, ...(device ? {} : { listIds: [list.id] }) };
      await record(tx, acting, 'walk_in', code, device ? { device: device.name } : {});
      return own;
    });
    return key instanceof Refused ? key : { key, isNew };
  });
