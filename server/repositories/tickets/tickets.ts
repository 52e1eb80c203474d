import { columnOf, first, valueOf, type Queryable } from '#server/db/client.ts';
import { isKey } from '#server/lib/secrets/codes.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { TICKET_PLACE_FIELDS, type TicketByKey } from '#common/contract/ticketByKey.ts';
import type { TicketPage, TicketStatus } from '#common/contract/tickets.ts';
import type { Interval } from '#common/calendar/hoursRules.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import { namesIn } from '#server/repositories/organisations/english.ts';
import {
  HALL_VERSION,
  LEFT_OVER,
  UNDER_WAY,
} from '#server/repositories/organisations/organisationRows.ts';
import { type LineTicket } from '#common/line/transitions.ts';
import { PRESENCE_COLUMNS, type PresenceRow } from './presence.ts';
import { serviceName } from '#server/lib/labels.ts';

export interface TicketRow extends LineTicket {
  code: string;
  rank: number;
  due_date: string;
  created_at: Date;
  title: string;
  address: string;
  image: string | null;
  slug: string;
  city: string;
  list_code: string;
  letter: string | null;
  /** Null on lists of earlier versions that are not filled yet. */
  service_code: string | null;
  service_name: string | null;
  tickets_count: number;
  people_ahead: number;
  /** `take_tickets` does not return the fields from here on. */
  being_served?: number;
  priority?: boolean;
  parked_counter?: string | null;
  parked_until?: Date | null;
  /** As in `PresenceRow`. */
  shows_presence?: boolean;
  presence_day?: string;
  presence?: PresenceRow['presence'];
  away_until?: Date | null;
  key: string;
  counter: string | null;
  position_changed_at: Date | null;
}

export interface LineRow {
  organisation_id: number;
  opening_hours: OpeningHours;
  average_minutes: number | null;
  counters: number;
  closes_at: Date | null;
  released_on: string;
  list_state: string;
  /** Service intervals of the list's day; null if the opening hours apply. */
  intervals: Interval[] | null;
  /** The owner closed this day explicitly, and nobody reopened the list. */
  day_closed: boolean;
  being_served: number;
  /** Start times of visits under way in milliseconds, newest first. */
  under_way: number[];
  /** People left from the previous day who may still be called first. */
  left_over: number;
  /** Null on lists of earlier versions that are not filled yet. */
  line_id: number | null;
  service_id: number | null;
  /** A version that changes with the line; null if the line has one service. */
  hall_version: number | null;
}

export interface AlertRow {
  alert_ahead: number | null;
  alert_email: boolean | null;
  alert_fired_at: Date | null;
}

/** A ticket that was read from the database, not just issued. */
export type FullTicketRow = TicketRow &
  LineRow &
  AlertRow &
  Required<TicketByKey['place']> & {
    id: number;
    waiting_list_id: number;
    list_version: number;
    walk_in: boolean;
    message: string | null;
  };

/** SQL: true if the owner closed the day of the list `l` and nobody reopened the list. */
export const DAY_CLOSED = `l.state = 'closed' AND EXISTS (
           SELECT FROM plan_days d
            WHERE d.organisation_id = l.organisation_id AND d.day = l.released_on
              AND d.closed)`;

/** SQL columns of a `LineRow` for the list `l` and its organisation `o`. */
export const LINE_COLUMNS = `o.id AS organisation_id, o.opening_hours, l.average_minutes,
         coalesce(l.counters_open, l.counters) AS counters, l.closes_at, l.released_on,
         l.state AS list_state, l.intervals,
         ${DAY_CLOSED} AS day_closed,
         l.open_count - l.waiting_count - l.parked_count AS being_served,
         ${UNDER_WAY} AS under_way, ${LEFT_OVER} AS left_over,
         l.line_id, l.service_id, ${HALL_VERSION} AS hall_version`;

/** SQL column: true if the holder of an ended ticket `t` has another open one of its list. */
export const HAS_ANOTHER = `t.status NOT IN ('scheduled', 'running') AND EXISTS (
           SELECT FROM tickets other
            WHERE other.waiting_list_id = t.waiting_list_id AND other.user_id = t.user_id
              AND other.status IN ('scheduled', 'running')) AS has_another`;

/** SQL columns that limit undo of ticket `t`: room on list `l`, the holder's other open tickets. */
const HOLDINGS = `list_has_room(l) AS has_room, ${HAS_ANOTHER}`;

const columns = (
  language: Language,
) => `t.id, t.waiting_list_id, l.version AS list_version, t.code, t.rank, t.status, t.status_reason, t.due_date, t.created_at,
         ${namesIn(language)}, o.image, o.slug, l.code AS list_code,
         l.waiting_count AS tickets_count, t.key, t.counter, t.position_changed_at, t.called_at,
         t.cancelled_at, t.aborted_at, t.came_late_at, t.let_pass_count, o.patience_seconds,
         o.grace_seconds, t.user_id IS NULL AS walk_in, l.message, t.letter,
         s.code AS service_code, ${serviceName('s', language)} AS service_name,
         t.priority_reason IS NOT NULL AS priority, t.parked_counter, t.parked_until,
         t.parked_until IS NOT NULL AS parked, ${PRESENCE_COLUMNS},
         ${TICKET_PLACE_FIELDS.map((name) => `o.${name}`).join(', ')}, a.ahead AS alert_ahead, a.email AS alert_email,
         a.fired_at AS alert_fired_at, l.tended_at, l.open_count > l.waiting_count + l.parked_count AS serving,
         ${HOLDINGS},
         ${LINE_COLUMNS},
         coalesce(line.people_ahead, 0) AS people_ahead,
         t.status = 'scheduled' AND coalesce(line.anyone_behind, false) AS anyone_behind`;

const FROM = `FROM tickets t
    JOIN waiting_lists l ON l.id = t.waiting_list_id
    JOIN organisations o ON o.id = l.organisation_id
    LEFT JOIN services s ON s.id = l.service_id
    LEFT JOIN ticket_alerts a ON a.ticket_id = t.id`;

const IN_LINE = 'LEFT JOIN LATERAL line_of(t.waiting_list_id) line ON line.ticket_id = t.id';

/** Finds a ticket by code and holder; `undefined` if the person holds no such ticket. */
export const findOwnTicket = (
  db: Queryable,
  code: string,
  userId: number,
  language: Language = defaultLanguage,
): Promise<FullTicketRow | undefined> =>
  first(
    db,
    `SELECT ${columns(language)} ${FROM} ${IN_LINE} WHERE t.code = $1 AND t.user_id = $2`,
    [code, userId],
    `own_ticket_${language}`,
  );

export const findTicketByKey = async (
  db: Queryable,
  key: string,
  language: Language = defaultLanguage,
): Promise<FullTicketRow | undefined> =>
  isKey(key)
    ? first(
        db,
        `SELECT ${columns(language)} ${FROM} ${IN_LINE} WHERE t.key = $1::uuid`,
        [key],
        `ticket_by_key_${language}`,
      )
    : undefined;

/**
 * Tickets of one list by their keys, in line order, with the Greek names of the place. Positions
 * are computed once for all tickets, because thousands may be followed at the same time.
 */
export const findTicketsOfList = (
  db: Queryable,
  listId: number,
  keys: string[],
): Promise<FullTicketRow[]> =>
  db.query(
    `SELECT ${columns(defaultLanguage)} ${FROM} LEFT JOIN line_of($1) line ON line.ticket_id = t.id
      WHERE t.waiting_list_id = $1 AND t.key = ANY ($2::uuid[]) ORDER BY t.line_position`,
    [listId, keys],
  );

/** Numbers that wait behind a ticket, in line order, at most `most`. */
export const ranksBehind = (
  db: Queryable,
  { id }: Pick<FullTicketRow, 'id'>,
  most: number,
): Promise<number[]> =>
  columnOf(
    db,
    `SELECT t.rank
       FROM tickets own, call_order(own.line_id, ARRAY[own.service_id]) n
       JOIN tickets t ON t.id = n.ticket_id
      WHERE own.id = $1 AND n.line_position > own.line_position
      ORDER BY n.line_position LIMIT $2`,
    [id, most],
  );

const OPEN_FIRST = `
  (t.status NOT IN ('scheduled', 'running')),
  CASE WHEN t.status IN ('scheduled', 'running') THEN t.due_date END,
  CASE WHEN t.status IN ('scheduled', 'running') THEN t.rank END,
  t.due_date DESC, t.created_at DESC, t.id DESC`;

const CHOSEN = 'FROM tickets m WHERE m.user_id = $1 AND ($2::text IS NULL OR m.status = $2)';

/**
 * A person's tickets: open ones by day and number, then the others newest first.
 * @param filter without `status`, all tickets
 */
export async function pageOfTickets(
  db: Queryable,
  userId: number,
  filter: { status?: TicketStatus; page: number; perPage: number; language: Language },
): Promise<Omit<TicketPage, 'records' | 'limits'> & { rows: FullTicketRow[] }> {
  const { status = null, page, perPage, language } = filter;
  const offset = (page - 1) * perPage;
  // One statement, so that count, rows and positions are consistent.
  const rows = await db.query<FullTicketRow & { total: number }>(
    `SELECT ${columns(language)}, (SELECT count(*) ${CHOSEN}) AS total ${FROM} ${IN_LINE}
      WHERE t.user_id = $1 AND ($2::text IS NULL OR t.status = $2)
      ORDER BY ${OPEN_FIRST} LIMIT $3 OFFSET $4`,
    [userId, status, perPage, offset],
    `tickets_of_person_${language}`,
  );
  const beyond = () => valueOf<number>(db, `SELECT count(*) ${CHOSEN}`, [userId, status]);
  const count = rows[0]?.total ?? (offset === 0 ? 0 : await beyond()) ?? 0;
  return {
    rows,
    current_page: page,
    total_pages: Math.ceil(count / perPage),
    offset,
    count,
  };
}
