import { pick } from '#server/repositories/pick.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { DoorMode } from '#common/contract/door.ts';
import type { PlaceNotice } from '#common/contract/notice.ts';
import { RECENT_CALLS, type Called, type Line, type LineList } from '#common/contract/line.ts';
import { valueOf, type Queryable } from '#server/db/client.ts';
import {
  dateOf,
  hereCount,
  listState,
  onlineState,
  offerOrder,
} from '#server/repositories/organisations/organisationRows.ts';
import { noticeAt } from '#server/repositories/organisations/notice.ts';
import { labelOf } from '#server/lib/labels.ts';
import { LINE_COLUMNS, type LineRow } from '#server/repositories/tickets/tickets.ts';
import type { Estimates } from './estimates.ts';
import type { TICKET_EVENT_KINDS, TicketEvents } from '#common/contract/tickets.ts';

interface CalledRow {
  rank: number;
  letter: string | null;
  counter: string | null;
  /** An instant as text, because JSON has no dates. */
  called_at: string | null;
  recalls: number;
  is_served: boolean;
  /** 1 for the latest call. */
  place: number;
}

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
  calls: CalledRow[] | null;
}

/** The columns of a list that its screens show as they are. */
const LIST_FIELDS = [
  'service',
  'service_en',
  'service_code',
  'online_status',
  'door_left',
  'waiting',
  'here',
  'next_rank',
  'next_label',
  'message',
] as const satisfies (keyof ListRow & keyof LineList)[];

/** The part of a line that exists on a day without lists. */
interface DayRow {
  date: string;
  notice: PlaceNotice | null;
}

const toCalled = ({ rank, letter, counter, called_at: at, recalls }: CalledRow): Called => ({
  rank,
  label: labelOf({ rank, letter }),
  counter,
  called_at: at === null ? null : toAthensIso(new Date(at)),
  recalls,
});

/** SQL of the visits under way and the last calls of a list, as JSON. @param list SQL of its id */
const callsOf = (list: string): string => `(
  SELECT jsonb_agg(c ORDER BY place) FROM (
    SELECT rank, letter, counter, called_at, recalls, status = 'running' AS is_served,
           row_number() OVER (ORDER BY called_at DESC NULLS LAST, rank) AS place
      FROM tickets WHERE waiting_list_id = ${list} AND (called_at IS NOT NULL OR status = 'running')
  ) c WHERE is_served OR place <= ${RECENT_CALLS})`;

const served = (calls: readonly CalledRow[] | null): Called[] =>
  (calls ?? []).filter((row) => row.is_served).map(toCalled);

export const servedIn = async (db: Queryable, listId: number): Promise<Called[]> =>
  served(await valueOf<CalledRow[]>(db, `SELECT ${callsOf('$1')}`, [listId], 'list_calls'));

/**
 * SQL of the service day of the place `$1` at the instant `$2`: yesterday during its hours or while its
 * people wait, otherwise today.
 */
export const SERVICE_DAY = `${dateOf('$2')} - EXISTS (
       SELECT FROM waiting_lists l
        WHERE l.organisation_id = $1 AND l.released_on = ${dateOf('$2')} - 1
          AND (l.closes_at > $2 OR l.waiting_count > 0 AND NOT line_over(l, $2)))::int`;

export const lineDate = async (db: Queryable, organisationId: number, now: Date): Promise<string> =>
  (await valueOf<string>(db, `SELECT ${SERVICE_DAY} AS date`, [organisationId, now], 'line_date'))!;

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

/**
 * The line of an organisation on a day, by default the service day, in numbers only. The list to offer
 * first comes first. One statement, because thousands of screens follow lines, and so that no data is
 * older than its version.
 */
export async function lineOf(
  db: Queryable,
  { organisationId, date, now }: { organisationId: number; date?: string | undefined; now: Date },
  estimates: Estimates,
): Promise<Line> {
  const found = await db.query<DayRow & (ListRow | { id: null })>(
    `SELECT day.date, ${noticeAt('$2')} AS notice,
            l.id, coalesce(s.name, l.service) AS service, s.name_en AS service_en,
            CASE WHEN s.name <> '' THEN s.code END AS service_code,
            coalesce(l.letter, '') || (l.issued + 1) AS next_label, ${listState('l', '$2')} AS state, l.waiting_count AS waiting,
            ${onlineState('l', '$2')} AS online_status,
            CASE WHEN o.door_share > 0 THEN coalesce(door_kept(l, $2), 0) ELSE 0 END AS door_left,
            l.issued + 1 AS next_rank, l.message, l.version, o.door, ${hereCount()} AS here,
            ${callsOf('l.id')} AS calls, ${LINE_COLUMNS}
       FROM organisations o CROSS JOIN LATERAL (SELECT coalesce($3::date, ${SERVICE_DAY}) AS date) day
       LEFT JOIN waiting_lists l ON l.organisation_id = o.id AND l.released_on = day.date
       LEFT JOIN services s ON s.id = l.service_id
      WHERE o.id = $1
      ORDER BY s.is_default DESC NULLS LAST, ${offerOrder('l', '$2')}, s.position, l.id`,
    [organisationId, now, date ?? null],
    'line',
  );
  const [day] = found;
  const rows = found.filter((row): row is DayRow & ListRow => row.id !== null);
  const lists = rows.map(({ state, calls, ...row }): LineList => {
    return {
      ...pick(row, LIST_FIELDS),
      status: state,
      now_serving: served(calls),
      recent_calls: (calls ?? [])
        .filter((call) => call.called_at !== null && call.place <= RECENT_CALLS)
        .map(toCalled),
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
    notice: day!.notice,
    estimate: row && row.state === 'open' ? await estimates.of(row, row.waiting, now) : null,
    updated_at: toAthensIso(now),
    date: day!.date,
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
