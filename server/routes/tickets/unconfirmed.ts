import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { first } from '#server/db/client.ts';
import { networkOf } from '#server/lib/network.ts';
import { Problem } from '#server/lib/problem.ts';
import { counterKey, giveBack, take } from '#server/repositories/people/rateLimits.ts';
import type { TakeOutcome } from '#server/repositories/tickets/takeTicket.ts';
import type { PersonTake, TicketQueue } from '#server/repositories/tickets/ticketQueue.ts';

/** Longer than before its day a list gives numbers. */
const SECONDS = 60 * 86_400;

/**
 * Takes a number for somebody whose address is not confirmed. Of such accounts anybody can open as
 * many as they like, so those of one network get half of a list at most.
 * @throws Problem 422 `list_half_taken`
 */
export async function takeUnconfirmed(
  { db, clock, keys }: Context,
  request: FastifyRequest,
  queue: TicketQueue,
  press: PersonTake,
): Promise<TakeOutcome> {
  const list = await first<{ capacity: number | null; is_repeat: boolean }>(
    db,
    `SELECT l.capacity, EXISTS (
              SELECT FROM tickets t
               WHERE t.user_id = $2 AND (t.idempotency_key = $3
                  OR t.waiting_list_id = l.id AND t.status IN ('scheduled', 'running'))) AS is_repeat
       FROM waiting_lists l WHERE l.code = $1`,
    [press.listCode, press.userId, press.idempotencyKey],
  );
  if (!list || list.capacity === null || list.is_repeat) return queue.take(press);
  const most = Math.ceil(list.capacity / 2);
  const limit = { name: 'unconfirmed_takes', max: most, seconds: SECONDS };
  const subject = `${press.listCode} ${networkOf(request.ip)}`;
  const counter = { limit, key: counterKey(limit, subject, keys.current) };
  if ((await take(db, [counter], clock.now())) > 0) throw new Problem(422, 'list_half_taken');
  let isGiven = false;
  try {
    const outcome = await queue.take(press);
    isGiven = !outcome.refusal;
    return outcome;
  } finally {
    if (!isGiven) await giveBack(db, [counter]);
  }
}
