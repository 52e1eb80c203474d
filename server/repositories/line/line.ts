import { toAthensIso } from '#common/calendar/athens.ts';
import type { DoorMode } from '#common/contract/door.ts';
import { RECENT_CALLS, type Called, type Line, type LineList } from '#common/contract/line.ts';
import { valueOf, type Queryable } from '#server/db/client.ts';
import {
  dateOf,
  hereCount,
  listState,
  onlineState,
  offerOrder,
} from '#server/repositories/organisations/organisationRows.ts';
import { noticeOf } from '#server/repositories/organisations/notice.ts';
import { labelOf } from '#server/lib/labels.ts';
import { LINE_COLUMNS, type LineRow } from '#server/repositories/tickets/tickets.ts';
import type { Estimates } from './estimates.ts';
import type { TICKET_EVENT_KINDS, TicketEvents } from '#common/contract/tickets.ts';

interface ListRow extends LineRow {
  id: number;
  service: string;
  service_en: string | null;
  service_code: string | null;
  next_label: string;
  state: LineList['status'];
  online_status: LineList['status'];
  door_left: number;
  waiting: number;
  next_rank: number;
  message: string | null;
  version: number;
  door: DoorMode;
  here: number | null;
}

interface CalledRow {
  waiting_list_id: number;
  rank: number;
  letter: string | null;
  counter: string | null;
  called_at: Date | null;
  recalls: number;
  is_served: boolean;
  /** 1 for the latest call. */
  place: number;
}

const toCalled = ({ rank, letter, counter, called_at: at, recalls }: CalledRow): Called => ({
  rank,
  label: labelOf({ rank, letter }),
  counter,
  called_at: at ? toAthensIso(at) : null,
  recalls,
});

/** Calls of lists. PostgreSQL plans a statement with an array each time, and most lines have one list. */
const calledIn = (db: Queryable, listIds: number[]): Promise<CalledRow[]> => {
  const isOne = listIds.length === 1;
  return db.query(
    `SELECT * FROM (
       SELECT waiting_list_id, rank, letter, counter, called_at, recalls, status = 'running' AS is_served,
              row_number() OVER (PARTITION BY waiting_list_id
                ORDER BY called_at DESC NULLS LAST, rank)::int AS place
         FROM tickets WHERE waiting_list_id = ${isOne ? '$1' : 'ANY ($1)'} AND (called_at IS NOT NULL OR status = 'running')
     ) c WHERE is_served OR place <= ${RECENT_CALLS} ORDER BY place`,
    [isOne ? listIds[0] : listIds],
    isOne ? 'list_calls' : 'line_calls',
  );
};

export const servedIn = async (db: Queryable, listId: number): Promise<Called[]> =>
  (await calledIn(db, [listId])).filter((row) => row.is_served).map(toCalled);

/** The service day: yesterday during its hours or while its people wait, otherwise today. */
export const lineDate = async (db: Queryable, organisationId: number, now: Date): Promise<string> =>
  (await valueOf<string>(
    db,
    `SELECT ${dateOf('$2')} - EXISTS (
       SELECT FROM waiting_lists l
        WHERE l.organisation_id = $1 AND l.released_on = ${dateOf('$2')} - 1
          AND (l.closes_at > $2 OR l.waiting_count > 0 AND NOT line_over(l, $2)))::int AS date`,
    [organisationId, now],
    'line_date',
  ))!;

/**
 * Sends the screens of some lists an event, as a change of their line does: the trigger `line_changed`
 * fires on any update.
 * @param where SQL condition on `waiting_lists`
 */
export const notifyScreens = (
  tx: Queryable,
  where: string,
  params: readonly unknown[],
): Promise<unknown> =>
  tx.query(`UPDATE waiting_lists SET version = version WHERE ${where}`, [...params]);

/** The line of an organisation on a day, in numbers only. The list to offer first comes first. */
export async function lineOf(
  db: Queryable,
  { organisationId, date, now }: { organisationId: number; date: string; now: Date },
  estimates: Estimates,
): Promise<Line> {
  // Read versions before calls, so that no data is older than its version.
  const rows = await db.query<ListRow>(
    `SELECT l.id, coalesce(s.name, l.service) AS service, s.name_en AS service_en,
            CASE WHEN s.name <> '' THEN s.code END AS service_code,
            coalesce(l.letter, '') || (l.issued + 1) AS next_label, ${listState('l', '$3')} AS state, l.waiting_count AS waiting,
            ${onlineState('l', '$3')} AS online_status,
            CASE WHEN o.door_share > 0 THEN coalesce(door_kept(l, $3), 0) ELSE 0 END AS door_left,
            l.issued + 1 AS next_rank, l.message, l.version, o.door, ${hereCount()} AS here, ${LINE_COLUMNS}
       FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
       LEFT JOIN services s ON s.id = l.service_id
      WHERE l.organisation_id = $1 AND l.released_on = $2::date
      ORDER BY s.is_default DESC NULLS LAST, ${offerOrder('l', '$3')}, s.position, l.id`,
    [organisationId, date, now],
    'line_lists',
  );
  const called =
    rows.length > 0
      ? await calledIn(
          db,
          rows.map(({ id }) => id),
        )
      : [];
  const lists = rows.map(({ id, state, ...row }): LineList => {
    const { service, service_en, service_code, waiting, next_rank, next_label, message, here } =
      row;
    const { online_status, door_left } = row;
    const own = called.filter((row) => row.waiting_list_id === id);
    return {
      service,
      service_en,
      service_code,
      status: state,
      online_status,
      door_left,
      waiting,
      here,
      next_rank,
      next_label,
      now_serving: own.filter((row) => row.is_served).map(toCalled),
      recent_calls: own
        .filter((row) => row.called_at !== null && row.place <= RECENT_CALLS)
        .map(toCalled),
      message,
    };
  });
  const [row] = rows;
  const [first] = lists;
  return {
    status: first?.status ?? 'none',
    waiting: first?.waiting ?? 0,
    now_serving: first?.now_serving ?? [],
    last_called: first?.recent_calls[0] ?? null,
    message: first?.message ?? null,
    ...(row && { door: row.door }),
    notice: await noticeOf(db, organisationId, now),
    estimate: row && row.state === 'open' ? await estimates.of(row, row.waiting, now) : null,
    updated_at: toAthensIso(now),
    date,
    version: rows.reduce((sum, { version }) => sum + version, 0),
    lists,
  };
}

type Kind = (typeof TICKET_EVENT_KINDS)[number];

/** SQL of the kind of an event `e`. */
export const EVENT_KIND = `CASE
         WHEN e.from_status IS NULL THEN 'taken'
         WHEN e.reason IN ('recalled', 'returned', 'no_show', 'came_late', 'let_pass', 'resumed',
                           'transferred', 'parked', 'here', 'restored', 'taken_back', 'priority')
           THEN e.reason
         WHEN e.reason = 'undone' THEN 'came_back'
         WHEN e.to_status = 'running' THEN 'called'
         WHEN e.to_status = 'processed' THEN 'served'
         WHEN e.to_status = 'cancelled' THEN 'left'
         ELSE 'ended' END`;

const EVENTS_MAX = 200;

/**
 * Events of a ticket and of the tickets ahead of it since it was issued, newest first. Equal events
 * within a minute are merged with a count. Events contain no names.
 */
export async function eventsOf(db: Queryable, ticketId: number): Promise<TicketEvents> {
  const rows = await db.query<{ at: Date; kind: Kind; count: number }>(
    `SELECT max(e.at) AS at, k.kind, count(*) AS count
       FROM tickets own
       JOIN tickets t ON t.waiting_list_id = own.waiting_list_id
                     AND (t.line_position < own.line_position OR t.id = own.id
                          OR t.position_changed_at > own.created_at)
       JOIN ticket_events e ON e.ticket_id = t.id AND e.at >= own.created_at
                           AND e.from_status IS NOT NULL AND e.reason IS DISTINCT FROM 'priority_withdrawn'
                           -- Priority counts where it passed this ticket.
                           AND (e.reason IS DISTINCT FROM 'priority' OR t.id = own.id
                                OR t.first_position > own.line_position)
       CROSS JOIN LATERAL (SELECT ${EVENT_KIND} AS kind) k
      WHERE own.id = $1
      GROUP BY k.kind, date_trunc('minute', e.at)
      ORDER BY max(e.at) DESC, k.kind LIMIT ${EVENTS_MAX}`,
    [ticketId],
  );
  return { records: rows.map(({ at, ...rest }) => ({ at: toAthensIso(at), ...rest })) };
}
