import type { Db } from '#server/db/client.ts';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import type { TicketStatus } from '#common/contract/tickets.ts';
import { takeTicket } from '#server/repositories/line/takeTicket.ts';
import { demoUserId } from './accounts.ts';
import { WITH_HISTORY, type EmptyList, type PlannedTicket } from './day.ts';

/** Outcomes of the demo account's past tickets, one list each. */
const PAST: [TicketStatus, string | null][] = [
  ...Array.from({ length: 24 }, (): [TicketStatus, null] => ['processed', null]),
  ['aborted', 'no_show'],
  ['aborted', 'provider'],
  ['aborted', 'list_closed'],
  ...Array.from({ length: 4 }, (): [TicketStatus, string] => ['cancelled', 'user']),
];

export function givePast(days: { list: EmptyList; daysAhead: number; tickets: PlannedTicket[] }[]) {
  const past = days.filter(
    ({ list, daysAhead, tickets }) =>
      daysAhead < 0 && tickets.length > 0 && !WITH_HISTORY.includes(list.slug),
  );
  const step = Math.max(1, Math.floor(past.length / PAST.length));
  for (const [index, [status, reason]] of PAST.entries()) {
    const tickets = past[index * step]?.tickets ?? [];
    const ticket = tickets[Math.floor(tickets.length / 2)];
    if (!ticket) return;
    const wasCalled = status === 'processed' || reason === 'no_show';
    const calledAt = wasCalled ? (ticket.calledAt ?? ticket.endedAt) : null;
    Object.assign(ticket, { demo: true, isWalkIn: false, status, reason, calledAt });
  }
}

/** Adds the demo account's missing tickets: a running one, one for today and one for later. */
export async function refreshDemo(db: Db, now: Date): Promise<void> {
  const userId = await demoUserId(db);
  if (userId === null) return;
  const { date } = athensTime(now);
  const [held] = await db.query<{ running: number; today: number; ahead: number }>(
    `SELECT count(*) FILTER (WHERE status = 'running') AS running,
            count(*) FILTER (WHERE status = 'scheduled' AND due_date = $2::date) AS today,
            count(*) FILTER (WHERE status = 'scheduled' AND due_date > $2::date) AS ahead
       FROM tickets WHERE user_id = $1`,
    [userId, date],
  );
  // A place where somebody is being served must be open.
  const take = async (from: string, to: string): Promise<string | null> => {
    const [list] = await db.query<{ code: string }>(
      `SELECT l.code FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
        WHERE l.released_on BETWEEN $1::date AND $2::date AND l.state = 'open'
          AND (l.closes_at IS NULL OR l.closes_at > $4) AND o.list_pattern = 'normal'
          AND (l.capacity IS NULL OR l.issued - l.given_back < l.capacity)
          AND NOT EXISTS (SELECT FROM tickets t WHERE t.waiting_list_id = l.id AND t.user_id = $3)
        ORDER BY l.released_on, l.open_count > l.waiting_count + l.parked_count DESC, l.waiting_count > 3 DESC,
                 md5(l.code) LIMIT 1`,
      [from, to, userId, now],
    );
    if (!list) return null;
    const request = { userId, listCode: list.code, idempotencyKey: null, now, today: date };
    return (await takeTicket(db, request)).ticket?.code ?? null;
  };
  if (held?.running === 0) {
    const code = await take(date, date);
    await db.query(
      `SELECT call_next(l.id, o.counter_name || ' 1', 'processed', 'simulator', $2, t.id)
           FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
           JOIN organisations o ON o.id = l.organisation_id WHERE t.code = $1`,
      [code, now],
    );
  }
  if (held?.today === 0) await take(date, date);
  if (held?.ahead === 0) await take(addDays(date, 1), addDays(date, 4));
}
