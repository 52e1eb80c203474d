import { markHere } from '#server/repositories/tickets/presence.ts';
import type { CounterList, ListChange } from '#common/contract/counter.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import type { PriorityReason } from '#common/priority.ts';
import { first, insertRow, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { Refused, withIdempotency, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { takeBatch, type Refusal } from '#server/repositories/line/takeTicket.ts';
import { mailCancelled, mailDayNotices } from '#server/repositories/tickets/dayNotices.ts';
import type { MailOptions } from '#server/repositories/people/accountMail.ts';
import { record } from '#server/repositories/members/audit.ts';
import { serviceName } from '#server/lib/labels.ts';
import { givePriority } from './hallSteps.ts';
import type { MemberList } from '#server/repositories/members/members.ts';

/** SQL columns of a `CounterList` for the list `l` and its service `s`. */
export const listColumns = (
  language: Language,
): string => `l.code, coalesce(${serviceName('s', language)}, l.service) AS service,
  CASE WHEN s.name <> '' THEN s.code END AS service_code, l.letter,
  coalesce(l.letter, '') || (l.issued + 1) AS next_label, l.released_on, l.state, l.message,
  l.capacity, l.issued, coalesce(l.counters_open, l.counters) AS counters_open`;

/** The service of a list, for `listColumns`. */
export const LIST_SERVICE = 'LEFT JOIN services s ON s.id = l.service_id';

interface ListAct {
  list: Pick<MemberList, 'id' | 'list_id' | 'list_code'>;
  /** Null for an operator. */
  userId: number | null;
  writing: MailOptions;
  /** The language of the result; Greek if absent. */
  language?: Language;
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
      await mailCancelled(tx, [list.list_id], writing);
    }
    if (state) await mailDayNotices(tx, [list.list_id], writing);
    const by = { organisationId: list.id, userId: acting.userId, listIds: [list.list_id], now };
    await record(tx, by, 'change_list', list.list_code, { ...change });
    const row = await first<CounterList>(
      tx,
      `SELECT ${listColumns(acting.language ?? defaultLanguage)} FROM waiting_lists l ${LIST_SERVICE} WHERE l.id = $1`,
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
  /** A list, or a service of a day. */
  list: { code: string } | { service: string | null; date: string | null };
  /** A first name; null: none. */
  name: string | null;
  priority: PriorityReason | null;
  idempotencyKey: IdempotencyKey | null;
  now: Date;
  /** Today in Athens. */
  today: string;
}

const aboutOf = ({ list }: WalkIn): string =>
  'code' in list ? list.code : `${list.service ?? ''} ${list.date ?? ''}`;

/** The list of a walk-in. A kiosk issues numbers of public services on the service day only. */
const listFor = (
  tx: Queryable,
  { organisationId, device, list, now }: WalkIn,
): Promise<{ id: number; code: string } | undefined> => {
  const isMember = device === null;
  if ('code' in list) {
    return first(
      tx,
      `SELECT id, code FROM waiting_lists WHERE code = $1 AND organisation_id = $2
          AND ($3 OR is_public AND released_on = service_date($2, $4))`,
      [list.code, organisationId, isMember, now],
    );
  }
  return first(
    tx,
    `SELECT l.id, l.code FROM waiting_lists l LEFT JOIN services s ON s.id = l.service_id
      WHERE l.organisation_id = $1 AND ($2 OR l.is_public)
        AND l.released_on = coalesce(CASE WHEN $2 THEN $3::date END, service_date($1, $4))
        AND (s.code = $5 OR $5::text IS NULL)
      ORDER BY s.is_default DESC NULLS LAST, s.position, l.id LIMIT 1`,
    [organisationId, isMember, list.date, now, list.service],
  );
};

/**
 * Issues a number from a list of the place. A kiosk issues numbers for the service day only. The
 * transaction locks the device's row, so that a revoked device issues none.
 * @returns the key of the ticket and whether the ticket is new, or why there is none
 */
export const addWalkIn = (
  db: Db,
  walkIn: WalkIn,
): Promise<{ key: string; isNew: boolean } | Refused<Refusal | 'device_revoked'>> =>
  db.transaction(async (tx) => {
    const { organisationId, userId, device, priority, idempotencyKey, now, today } = walkIn;
    if (device) {
      const held = await tx.query(
        'SELECT FROM devices WHERE id = $1 AND revoked_at IS NULL FOR NO KEY UPDATE',
        [device.id],
      );
      if (held.length === 0) return new Refused('device_revoked');
    }
    let isNew = false;
    const key = await withIdempotency(
      tx,
      idempotencyKey,
      { now, about: aboutOf(walkIn) },
      async () => {
        isNew = true;
        const list = await listFor(tx, walkIn);
        if (!list) return new Refused('waiting_list_not_found');
        // Priority changes the order of the whole line; a number only its list.
        await (priority
          ? tx.query('SELECT lock_lines(ARRAY[$1::bigint])', [list.id])
          : tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [list.id]));
        const request = {
          userId: null,
          listCode: list.code,
          idempotencyKey: null,
          now,
          today,
          actor: 'provider',
        };
        const outcome = (await takeBatch(tx, [request]))[0]!;
        if (outcome.refusal) return new Refused(outcome.refusal);
        const { key: own = '', code } = outcome.ticket;
        if (device) {
          await tx.query('UPDATE devices SET seen_at = $2 WHERE id = $1', [device.id, now]);
          await markHere(tx, code);
        }
        if (priority || walkIn.name) {
          const ticketId = (await valueOf<number>(tx, 'SELECT id FROM tickets WHERE code = $1', [
            code,
          ]))!;
          if (walkIn.name) {
            await insertRow(tx, 'ticket_names', {
              ticket_id: ticketId,
              name: walkIn.name,
              day: outcome.ticket.due_date,
            });
          }
          if (priority)
            await givePriority(tx, { ticketId, reason: priority, actor: 'provider', now });
        }
        // A ticket from a kiosk is no staff action.
        const acting = { organisationId, userId, now, ...(device ? {} : { listIds: [list.id] }) };
        await record(tx, acting, 'walk_in', code, device ? { device: device.name } : {});
        return own;
      },
    );
    return key instanceof Refused ? key : { key, isNew };
  });
