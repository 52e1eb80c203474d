import { first, type Db, type Queryable } from '#server/db/client.ts';
import { newCode } from '#server/lib/codes.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Ticket } from '#server/schemas/tickets.ts';
import { findOpenTicket, findTicket, findTicketByKey } from './tickets.ts';

/** Why no ticket was given. */
export type Refusal =
  | 'waiting_list_not_found'
  | 'existing_ticket'
  | 'list_full'
  | 'list_closed'
  | 'date_past'
  | 'idempotency_key_reused';

/** Either a ticket, new or the one of the same key, or the reason that there is none. */
export type Taking =
  { ticket: Ticket; refusal?: undefined } | { refusal: Refusal; ticket?: Ticket };

/** Who takes a ticket on what, and when. */
export interface Wish {
  userId: number;
  listCode: string;
  idempotencyKey: string | null;
  now: Date;
  /** Today in Athens. */
  today: string;
  actor?: string;
}

class NumberNotNeeded extends Error {}

async function byKey(db: Queryable, wish: Wish): Promise<Taking | null> {
  if (wish.idempotencyKey === null) return null;
  const ticket = await findTicketByKey(db, wish.userId, wish.idempotencyKey);
  if (!ticket) return null;
  return ticket.waiting_list.code === wish.listCode
    ? { ticket }
    : { refusal: 'idempotency_key_reused' };
}

/** Why the list gives no number now; `null` when by now it would. */
async function whyNot(db: Queryable, wish: Wish): Promise<Refusal | null> {
  const list = await first<{ closed: boolean; past: boolean; full: boolean }>(
    db,
    `SELECT state = 'closed' OR coalesce(closes_at <= $3, false) AS closed, released_on < $2::date AS past,
            capacity IS NOT NULL AND issued >= capacity AS full
       FROM waiting_lists WHERE code = $1`,
    [wish.listCode, wish.today, wish.now],
  );
  if (!list) return 'waiting_list_not_found';
  if (list.past) return 'date_past';
  if (list.closed) return 'list_closed';
  return list.full ? 'list_full' : null;
}

/** Draws the next number and writes the ticket; `null` when the list gives none. */
function draw(db: Db, wish: Wish): Promise<number | null> {
  return db.transaction(async (tx) => {
    const list = await first<{ id: number; issued: number; released_on: string }>(
      tx,
      `UPDATE waiting_lists SET issued = issued + 1
        WHERE code = $1 AND state = 'open' AND released_on >= $2::date
          AND (closes_at IS NULL OR closes_at > $3)
          AND (capacity IS NULL OR issued < capacity)
        RETURNING id, issued, released_on`,
      [wish.listCode, wish.today, wish.now],
    );
    if (!list) return null;
    const ticket = await first<{ id: number }>(
      tx,
      `WITH ticket AS (
         INSERT INTO tickets
           (code, waiting_list_id, user_id, rank, due_date, idempotency_key, created_at)
         VALUES ($1, $2, $3, $4, $5::date, $6, $7)
         ON CONFLICT DO NOTHING RETURNING id, created_at
       ), event AS (
         INSERT INTO ticket_events (ticket_id, at, actor, to_status)
         SELECT id, created_at, $8, 'scheduled' FROM ticket
       )
       SELECT id FROM ticket`,
      [
        newCode('tkt'),
        list.id,
        wish.userId,
        list.issued,
        list.released_on,
        wish.idempotencyKey,
        wish.now,
        wish.actor ?? 'user',
      ],
    );
    // Thrown so that the transaction rolls back: the number is not burnt.
    if (!ticket) throw new NumberNotNeeded();
    return ticket.id;
  });
}

const ATTEMPTS = 5;

/** One attempt; `null` when what stood in its way was gone before it could be named. */
async function attempt(db: Db, wish: Wish): Promise<Taking | null> {
  const earlier = await byKey(db, wish);
  if (earlier) return earlier;
  let id: number | null = null;
  let refusal: Refusal | null = null;
  try {
    id = await draw(db, wish);
    if (id === null) refusal = await whyNot(db, wish);
  } catch (error) {
    if (!(error instanceof NumberNotNeeded)) throw error;
  }
  const ticket = id === null ? null : await findTicket(db, id);
  if (ticket) return { ticket };
  const same = await byKey(db, wish);
  if (same) return same;
  if (refusal === 'waiting_list_not_found' || refusal === 'date_past') return { refusal };
  const held = await findOpenTicket(db, wish.userId, wish.listCode);
  if (held) return { refusal: 'existing_ticket', ticket: held };
  return refusal && { refusal };
}

/**
 * Takes the next number of a list, in one transaction. The row lock of the list is the queue, so
 * numbers have no gap and no repeat; a failure gives the number back. Capacity counts numbers
 * issued: a cancelled ticket does not free a place.
 * @throws Problem 503 when the list or the person's tickets change faster than it can answer.
 */
export async function takeTicket(db: Db, wish: Wish): Promise<Taking> {
  for (let round = 0; round < ATTEMPTS; round += 1) {
    const taking = await attempt(db, wish);
    if (taking) return taking;
  }
  throw new Problem(503, 'unavailable', { headers: { 'retry-after': '1' } });
}
