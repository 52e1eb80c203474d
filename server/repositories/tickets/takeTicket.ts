import { sqlState, type Db, type Queryable } from '#server/db/client.ts';
import { publishing } from '#server/db/publicVersion.ts';
import { newCode, newKey } from '#server/lib/codes.ts';
import { Problem } from '#server/lib/problem.ts';
import type { TicketLimits } from '#server/lib/ticketLimits.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { toTicket, type TicketRow } from './tickets.ts';

/** Why no ticket was given. */
export type Refusal =
  | 'waiting_list_not_found'
  | 'existing_ticket'
  | 'list_full'
  | 'list_closed'
  | 'date_past'
  | 'too_many_open_tickets_that_day'
  | 'too_many_open_tickets'
  | 'too_many_takes'
  | 'idempotency_key_reused';

/** Either a ticket, new or the one of the same key, or the reason that there is none. */
export type Taking =
  { ticket: Ticket; refusal?: undefined } | { refusal: Refusal; ticket?: Ticket };

/** Who takes a ticket on what, and when. */
export interface Wish {
  /** Null for a walk-in, who has no account. */
  userId: number | null;
  listCode: string;
  idempotencyKey: string | null;
  now: Date;
  /** Today in Athens. */
  today: string;
  actor?: string;
  /** What the person may hold and take; nothing bounds the sample people of the simulator. */
  limits?: TicketLimits;
}

type Outcome = Refusal | 'given' | 'same' | 'busy';
type Row = TicketRow & { n: number; outcome: Outcome };

function takingOf(row: Row, now: Date): Taking | 'busy' {
  const { outcome } = row;
  if (outcome === 'busy') return outcome;
  if (outcome === 'given' || outcome === 'same')
    return { ticket: toTicket(row, { now, holder: true }) };
  return outcome === 'existing_ticket'
    ? { refusal: outcome, ticket: toTicket(row, { now, holder: true }) }
    : { refusal: outcome };
}

/**
 * Grants or refuses wishes in one statement, which is one transaction: numbers without a gap or
 * a repeat in the order of the wishes, each with an outcome of its own (`take_tickets`).
 * An error is one of them all: nothing was written then.
 * @param wishes of different people.
 * @param patient waits for a list that another transaction holds; otherwise it answers `busy`.
 */
export async function takeBlock(
  db: Queryable,
  wishes: readonly Wish[],
  patient: boolean,
): Promise<(Taking | 'busy')[]> {
  const rows = await db.query<Row>(
    'SELECT * FROM take_tickets($1::jsonb, $2)',
    [
      JSON.stringify(
        wishes.map((wish, n) => ({
          n,
          list: wish.listCode,
          person: wish.userId,
          key: wish.idempotencyKey,
          code: newCode('tkt'),
          ticket_key: newKey(),
          at: wish.now,
          today: wish.today,
          actor: wish.actor ?? 'user',
          most_open: wish.limits?.open,
          most_that_day: wish.limits?.openPerDay,
          most_a_minute: wish.limits?.takesPerMinute,
        })),
      ),
      patient,
    ],
    'take_tickets',
  );
  const takings = new Map(rows.map((row) => [row.n, takingOf(row, wishes[row.n]!.now)]));
  return wishes.map((_, n) => takings.get(n)!);
}

const ATTEMPTS = 5;

/** Whether another transaction was in the way, so that to try again is right. */
const inTheWay = (error: unknown): boolean => /^(23505|40\w{3})$/.test(sqlState(error) ?? '');

/**
 * Takes the next number of a list, in one transaction. The row lock of the list is the queue, so
 * numbers have no gap and no repeat; a failure leaves no number behind. Capacity counts the places
 * taken now: a number given back before its call frees one.
 * @throws Problem 503 when the person's tickets change faster than it can answer.
 */
export async function takeTicket(db: Db, wish: Wish): Promise<Taking> {
  for (let round = 0; round < ATTEMPTS; round += 1) {
    try {
      const [taking] = await publishing(db, () => takeBlock(db, [wish], true));
      if (taking && taking !== 'busy') return taking;
    } catch (error) {
      if (!inTheWay(error)) throw error;
    }
  }
  throw new Problem(503, 'unavailable', { headers: { 'retry-after': '1' } });
}
