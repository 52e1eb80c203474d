import { sqlState, type Db, type Queryable } from '#server/db/client.ts';
import { newCode, newKey } from '#server/lib/secrets/codes.ts';
import type { TicketLimits } from '#server/settings.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { type TicketRow } from '#server/repositories/tickets/tickets.ts';
import { pick } from '#server/repositories/pick.ts';
import { toTicket } from '#server/repositories/tickets/ticketViews.ts';

export type Refusal =
  | 'waiting_list_not_found'
  | 'existing_ticket'
  | 'list_full'
  | 'list_closed'
  | 'date_past'
  | 'too_many_open_tickets_that_day'
  | 'too_many_open_tickets'
  | 'too_many_takes'
  | 'idempotency_key_reused'
  | 'number_over';

/** A new ticket, the ticket of an earlier request with the same key, or a refusal. */
export type TakeOutcome =
  { ticket: Ticket; refusal?: undefined } | { refusal: Refusal; ticket?: Ticket };

export interface TakeRequest {
  /** Null for a walk-in, who has no account. */
  userId: number | null;
  listCode: string;
  idempotencyKey: string | null;
  now: Date;
  today: string;
  actor?: string;
  /** The person stands at the door of the place. */
  atDoor?: boolean;
  /** Absent at the door, which has its own limits, and for simulated people. */
  limits?: TicketLimits;
}

type Outcome = Refusal | 'given' | 'same';

/** Columns that `take_tickets` does not return, because they do not matter for a new ticket. */
const NOT_READ = {
  closes_at: null,
  tended_at: null,
  serving: false,
  has_room: true,
  has_another: false,
};
type Row = Omit<TicketRow, keyof typeof NOT_READ> & { n: number; outcome: Outcome };

/** Columns that are the same for all tickets of a list. Only the first row of a batch has them. */
const COMMON_COLUMNS = [
  'due_date',
  'released_on',
  'title',
  'address',
  'image',
  'slug',
  'city',
  'patience_seconds',
  'grace_seconds',
] as const satisfies (keyof Row)[];

const RESULT = `n, outcome, code, rank, status, status_reason, created_at, list_code, tickets_count,
  people_ahead, key, position_changed_at, counter, called_at, cancelled_at, aborted_at, came_late_at,
  let_pass_count, anyone_behind, letter, service_code, service_name,
  ${COMMON_COLUMNS.map((name) => `CASE WHEN n = 0 THEN ${name} END AS ${name}`).join(', ')}`;

function outcomeOf(row: TicketRow & Pick<Row, 'outcome'>, now: Date): TakeOutcome {
  const { outcome } = row;
  const ticket = () => toTicket(row, { now, holder: true });
  if (outcome === 'given' || outcome === 'same') return { ticket: ticket() };
  return outcome === 'existing_ticket'
    ? { refusal: outcome, ticket: ticket() }
    : { refusal: outcome };
}

/**
 * Issues tickets for many requests in one statement and so in one transaction: numbers without gaps
 * or repeats, in request order, each request with its own outcome (`take_tickets`). If it throws,
 * nothing was written for any request.
 * @param requests of different people, for one list
 */
export async function takeBatch(
  db: Queryable,
  requests: readonly TakeRequest[],
): Promise<TakeOutcome[]> {
  const rows = await db.query<Row>(
    `SELECT ${RESULT} FROM take_tickets($1::jsonb, true)`,
    [
      JSON.stringify(
        requests.map((request, n) => ({
          n,
          list: request.listCode,
          person: request.userId,
          key: request.idempotencyKey,
          code: newCode('tkt'),
          ticket_key: newKey(),
          at: request.now,
          today: request.today,
          actor: request.actor ?? 'user',
          at_door: request.atDoor,
          most_open: request.limits?.open,
          most_that_day: request.limits?.openPerDay,
          most_a_minute: request.limits?.takesPerMinute,
        })),
      ),
    ],
    'take_tickets',
  );
  const byOrder = new Map(rows.map((row) => [row.n, row]));
  const common = { ...NOT_READ, ...pick(byOrder.get(0)!, COMMON_COLUMNS) };
  return requests.map(({ now }, n) => outcomeOf(Object.assign(byOrder.get(n)!, common), now));
}

const ATTEMPTS = 5;

/** Every attempt conflicted with the person's other takes, or too many requests wait. */
export class TakeUnavailable extends Error {}

/** True if another transaction conflicted, so that a retry makes sense. */
const isConflict = (error: unknown): boolean => /^(23505|40\w{3})$/.test(sqlState(error) ?? '');

/**
 * Issues the next number of a list in one transaction. The row lock of the list is the queue, so
 * numbers have no gaps and no repeats, and a failure consumes no number. Capacity counts current
 * tickets: a number cancelled before its call frees a place.
 * @throws TakeUnavailable
 */
export async function takeTicket(db: Db, request: TakeRequest): Promise<TakeOutcome> {
  for (let round = 0; round < ATTEMPTS; round += 1) {
    try {
      return (await takeBatch(db, [request]))[0]!;
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  throw new TakeUnavailable();
}
