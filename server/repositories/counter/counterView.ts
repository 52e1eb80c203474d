import { toAthensIso } from '#common/calendar/athens.ts';
import type { CounterResponse, CounterList, CounterTicket } from '#common/contract/counter.ts';
import type { Language } from '#common/languages.ts';
import type { PriorityReason } from '#common/priority.ts';
import { can, type LineTicket } from '#common/line/transitions.ts';
import type { Queryable } from '#server/db/client.ts';
import { HAS_ANOTHER } from '#server/repositories/tickets/tickets.ts';
import { toPresence, type PresenceRow } from '#server/repositories/tickets/presence.ts';
import { labelOf, serviceName, toParked, toServiceName } from '#server/lib/labels.ts';
import type { Called } from '#server/repositories/line/ticketTransitions.ts';
import { listColumns, LIST_SERVICE } from './lists.ts';
import { dateOf } from '#server/repositories/organisations/organisationRows.ts';

/** Facts that are the same for all tickets of a list. */
interface ListFacts extends Pick<
  LineTicket,
  | 'released_on'
  | 'closes_at'
  | 'tended_at'
  | 'serving'
  | 'patience_seconds'
  | 'grace_seconds'
  | 'has_room'
  | 'in_hall'
> {
  service_code: string | null;
  service_name: string | null;
  shows_presence: boolean;
  presence_day: string;
  confirms_arrival: boolean;
}

/** Facts that `can` needs and that the view knows without a query. */
type DerivedFact = 'anyone_behind' | 'has_another' | 'may_arrive' | 'parked';

interface OwnRow extends Omit<LineTicket, keyof ListFacts | DerivedFact> {
  waiting_list_id: number;
  code: string;
  rank: number;
  position: number;
  line_position: number;
  first_name: string | null;
  /** The initial of the last name. */
  initial: string | null;
  walk_in: boolean;
  /** The first name that a walk-in gave. */
  given_name: string | null;
  created_at: Date;
  counter: string | null;
  letter: string | null;
  priority_reason: PriorityReason | null;
  parked_counter: string | null;
  parked_until: Date | null;
  note: string | null;
  presence: PresenceRow['presence'];
  away_until: Date | null;
  /** The visit under way. */
  visit_id: number | null;
  began_at: Date | null;
}

/** `has_another` is absent for open tickets, for which it is false. */
type Row = OwnRow & ListFacts & { has_another?: boolean };

/** SQL of the columns of every ticket `t`. A long line has thousands, so each column matters. */
const OFTEN = {
  waiting_list_id: 't.waiting_list_id',
  code: 't.code',
  rank: 't.rank',
  position: 't.position',
  line_position: 't.line_position',
  status: 't.status',
  first_name: 'u.first_name',
  initial: 'left(u.last_name, 1)',
  walk_in: 't.user_id IS NULL',
  created_at: 't.created_at',
  let_pass_count: 't.let_pass_count',
  letter: 't.letter',
} satisfies Partial<Record<keyof OwnRow, string>>;

/** Columns that are null for most waiting people. */
const RARELY: Record<Exclude<keyof OwnRow, keyof typeof OFTEN>, string> = {
  status_reason: 't.status_reason',
  given_name: 'n.name',
  called_at: 't.called_at',
  processed_at: 't.processed_at',
  cancelled_at: 't.cancelled_at',
  aborted_at: 't.aborted_at',
  came_late_at: 't.came_late_at',
  counter: 't.counter',
  priority_reason: 't.priority_reason',
  parked_counter: 't.parked_counter',
  parked_until: 't.parked_until',
  presence: 't.presence',
  away_until: 't.away_until',
  note: 't.note',
  visit_id: 'v.id',
  began_at: 'v.began_at',
  stepped_at: 't.stepped_at',
  stepped_from: "t.before_step ->> 'status'",
};

const readerOf = (columns: object) => {
  const names = Object.keys(columns).map((name) => [name, /_(at|until)$/.test(name)] as const);
  return (row: Record<string, unknown>, values: readonly unknown[]) => {
    for (const [index, [name, isInstant]] of names.entries()) {
      const value = values[index];
      row[name] = isInstant && value !== null ? new Date(value as string) : value;
    }
  };
};
const readOften = readerOf(OFTEN);
const readRarely = readerOf(RARELY);
const EMPTY = Object.fromEntries(Object.keys({ ...OFTEN, ...RARELY }).map((name) => [name, null]));

const OWN_COLUMNS = Object.entries({ ...OFTEN, ...RARELY }).map(
  ([name, sql]) => `${sql} AS ${name}`,
);

/** The columns as a JSON array: drivers parse JSON ten times as fast as thousands of rows. */
const OWN_VALUES = `json_build_array(CASE WHEN num_nonnulls(${Object.values(RARELY).join(', ')}) > 0
    THEN json_build_array(${Object.values(RARELY).join(', ')}) END, ${Object.values(OFTEN).join(', ')})`;

const OWN_TABLES = `LEFT JOIN users u ON u.id = t.user_id
  LEFT JOIN ticket_names n ON n.ticket_id = t.id
  LEFT JOIN visits v ON v.ticket_id = t.id AND v.ended_at IS NULL`;

/** SQL columns of the list `l`, its place `o` and its service `s`. */
const factsIn = (
  language: Language,
): string => `o.patience_seconds, o.grace_seconds, l.released_on, l.closes_at, l.tended_at,
    l.open_count > l.waiting_count + l.parked_count AS serving, list_has_room(l) AS has_room,
    s.code AS service_code, ${serviceName('s', language)} AS service_name, o.presence = 'shown' AS shows_presence, l.released_on AS presence_day,
    o.confirms_arrival, EXISTS (SELECT FROM services other
             WHERE other.organisation_id = o.id AND other.id <> l.service_id
               AND other.retired_at IS NULL) AS in_hall`;

const LISTS = `waiting_lists l JOIN organisations o ON o.id = l.organisation_id
  LEFT JOIN services s ON s.id = l.service_id`;

const selectIn = (
  language: Language,
  more = '',
): string => `SELECT ${more}${OWN_COLUMNS.join(', ')}, ${factsIn(language)}, ${HAS_ANOTHER}
  FROM ${LISTS} JOIN tickets t ON t.waiting_list_id = l.id ${OWN_TABLES}`;

/** The instant of a response and the language of its names. */
export interface Reading {
  now: Date;
  language: Language;
}

const iso = (instant: Date | null) => (instant ? toAthensIso(instant) : null);

/** First name and initial only, because staff may call it out in a waiting room. */
const nameOf = ({ first_name: first, initial, given_name: given }: Row): string | null => {
  if (first === null) return given;
  return initial ? `${first} ${initial}.` : first;
};

/** @param row read for this ticket alone: the result includes what `can` needs */
const toCounterTicket = (row: Row, now: Date): CounterTicket => ({
  code: row.code,
  rank: row.rank,
  label: labelOf(row),
  service: toServiceName(row),
  position: row.position,
  line_position: row.line_position,
  status: row.status,
  status_reason: row.status_reason,
  name: nameOf(row),
  walk_in: row.walk_in,
  waiting_since: toAthensIso(row.created_at),
  called_at: iso(row.called_at),
  counter: row.counter,
  priority: row.priority_reason !== null,
  priority_reason: row.priority_reason,
  parked: toParked(row),
  presence: toPresence(row, now),
  note: row.note,
  began_at: iso(row.began_at),
  can: can(
    Object.assign(row, {
      anyone_behind: false,
      has_another: row.has_another ?? false,
      parked: row.parked_until !== null,
      // The arrival of the called person is not recorded.
      may_arrive: row.confirms_arrival && row.visit_id !== null && row.began_at === null,
    }),
    'member',
    now,
  ),
});

export async function counterTicket(
  db: Queryable,
  id: number | null,
  { now, language }: Reading,
): Promise<CounterTicket | null> {
  if (id === null) return null;
  // Planning takes longer than reading, so its plan is stored.
  const name = `counter_ticket_${language}`;
  const [row] = await db.query<Row>(`${selectIn(language)} WHERE t.id = $1`, [id], name);
  return row ? toCounterTicket(row, now) : null;
}

/** Tickets by their ids, in the order of the ids. */
export async function counterTickets(
  db: Queryable,
  ids: readonly number[],
  { now, language }: Reading,
): Promise<CounterTicket[]> {
  const rows = await db.query<Row>(
    `${selectIn(language)} WHERE t.id = ANY ($1::bigint[]) ORDER BY array_position($1::bigint[], t.id)`,
    [ids],
    `counter_tickets_${language}`,
  );
  return rows.map((row) => toCounterTicket(row, now));
}

/** The tickets of a call, read together because counters call often. */
export async function calledTickets(
  db: Queryable,
  { ticketId, finishedId }: Called,
  { now, language }: Reading,
): Promise<{ ticket: CounterTicket | null; finished: CounterTicket | null }> {
  if (ticketId === null && finishedId === null) return { ticket: null, finished: null };
  const rows = await db.query<Row & { id: number }>(
    `${selectIn(language, 't.id, ')} WHERE t.id IN ($1, $2)`,
    [ticketId, finishedId],
    `called_tickets_${language}`,
  );
  const of = (own: number | null) => {
    const row = rows.find(({ id }) => id === own);
    return row ? toCounterTicket(row, now) : null;
  };
  return { ticket: of(ticketId), finished: of(finishedId) };
}

export async function servedAt(
  db: Queryable,
  { listIds, counter, now, language }: Reading & { listIds: readonly number[]; counter: string },
): Promise<CounterTicket | null> {
  const [row] = await db.query<Row>(
    `${selectIn(language)} WHERE t.waiting_list_id IN (
        SELECT unnest($1::bigint[]) UNION
        SELECT l.id FROM waiting_lists own JOIN waiting_lists l ON l.line_id = own.line_id
         WHERE own.id = ANY ($1::bigint[]))
        AND t.counter = $2 AND t.status = 'running'
      ORDER BY t.called_at DESC LIMIT 1`,
    [listIds, counter],
    `served_at_${language}`,
  );
  return row ? toCounterTicket(row, now) : null;
}

/**
 * The lists of a place with everyone who is waiting or being served. Without a date: the lists of
 * the service day, after those of yesterday that are not over.
 */
export async function listsOfDay(
  db: Queryable,
  { organisationId, date, now, language }: Reading & { organisationId: number; date?: string },
): Promise<CounterResponse['waiting_lists']> {
  const lists = await db.query<CounterList & { id: number }>(
    `SELECT l.id, ${listColumns(language)} FROM waiting_lists l ${LIST_SERVICE}
      WHERE l.organisation_id = $1
        AND CASE WHEN $2::date IS NOT NULL THEN l.released_on = $2::date
                 ELSE l.released_on = service_date($1, $3)
                      OR l.released_on = ${dateOf('$3')} - 1 AND l.open_count > 0
                         AND NOT line_over(l, $3) END
      ORDER BY l.released_on, s.is_default DESC NULLS LAST, s.position, l.service, l.id`,
    [organisationId, date ?? null, now],
  );
  const ids = lists.map(({ id }) => id);
  const facts = await db.query<ListFacts & { id: number }>(
    `SELECT l.id, ${factsIn(language)} FROM ${LISTS} WHERE l.id = ANY ($1)`,
    [ids],
  );
  // Copying a whole row is faster than adding its columns one by one.
  const rowsOf = new Map(facts.map(({ id, ...own }) => [id, { ...EMPTY, ...own }]));
  const [found] = await db.query<{
    tickets: [rare: unknown[] | null, list: number, ...unknown[]][];
  }>(
    `SELECT coalesce(json_agg(${OWN_VALUES}
              ORDER BY t.status = 'scheduled', t.line_position), '[]') AS tickets
       FROM tickets t ${OWN_TABLES}
      WHERE t.waiting_list_id = ANY ($1) AND t.status IN ('scheduled', 'running')`,
    [ids],
  );
  const ticketsOf = new Map(ids.map((id): [number, CounterTicket[]] => [id, []]));
  for (const [rare, ...often] of found!.tickets) {
    const [id] = often;
    const row: Record<string, unknown> = { ...rowsOf.get(id) };
    readOften(row, often);
    if (rare) readRarely(row, rare);
    ticketsOf.get(id)!.push(toCounterTicket(row as unknown as Row, now));
  }
  return lists.map(({ id, ...list }) => ({ ...list, tickets: ticketsOf.get(id)! }));
}
