import type { Db } from '#server/db/client.ts';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { isOpenAt } from '#common/calendar/openingHours.ts';
import { takeTicket } from '#server/repositories/tickets/takeTicket.ts';
import { demoUserId } from './accounts.ts';
import { WITH_HISTORY } from './history.ts';
import type { AssignedTicket, FilledList, PlannedTicket } from './plan.ts';

const PROCESSED = 24;
const ABORTED = ['no_show', 'provider', 'list_closed'];
const CANCELLED = 4;

const ordinary = ({ list, tickets }: FilledList) =>
  list.list_pattern === 'normal' && (list.capacity === null || tickets.length < list.capacity);

const holdsDemo = ({ tickets }: FilledList) => tickets.some(({ demo }) => demo);

function placePast(filled: FilledList[]): void {
  const past = filled.filter(
    (entry) =>
      entry.daysAhead < 0 &&
      ordinary(entry) &&
      entry.tickets.length > 0 &&
      !WITH_HISTORY.includes(entry.list.slug),
  );
  const step = Math.max(1, Math.floor(past.length / (PROCESSED + ABORTED.length + CANCELLED)));
  const chosen = past.filter((_, index) => index % step === 0);
  chosen.forEach(({ tickets }, index) => {
    const ticket = tickets[Math.floor(tickets.length / 2)]!;
    const ended = ticket.endedAt ?? ticket.createdAt;
    if (index < PROCESSED) {
      Object.assign(ticket, {
        demo: true,
        status: 'processed',
        reason: null,
        calledAt: ticket.calledAt ?? ended,
      });
    } else if (index < PROCESSED + ABORTED.length) {
      Object.assign(ticket, {
        demo: true,
        status: 'aborted',
        reason: ABORTED[index - PROCESSED],
        calledAt: null,
      });
    } else if (index < PROCESSED + ABORTED.length + CANCELLED) {
      Object.assign(ticket, { demo: true, status: 'cancelled', reason: 'user', calledAt: null });
    }
  });
}

/** Adds the demo account's tickets to the planned ones: all five statuses, one running now. */
export function placeDemo(filled: FilledList[], now: Date): void {
  placePast(filled);
  const fresh = (status: PlannedTicket['status']): AssignedTicket => ({
    status,
    reason: null,
    createdAt: new Date(now.getTime() - 25 * 60_000),
    calledAt: status === 'running' ? new Date(now.getTime() - 2 * 60_000) : null,
    endedAt: null,
    demo: true,
  });
  const ends = ['processed', 'aborted', 'cancelled'];
  const todays = filled
    .filter((entry) => entry.daysAhead === 0 && ordinary(entry) && entry.list.state === 'open')
    .sort(
      (one, other) =>
        Number(isOpenAt(other.list.opening_hours, now)) -
        Number(isOpenAt(one.list.opening_hours, now)),
    );
  const running = todays[0];
  if (running) {
    const { tickets, list } = running;
    const own = fresh('running');
    const served = tickets.filter(({ status }) => status === 'running');
    // A counter serves one person: the first visit ended when this one began.
    if (served.length >= list.counters) {
      Object.assign(served[0]!, { status: 'processed', endedAt: own.calledAt });
    }
    const at = tickets.findLastIndex(({ status }) => ends.includes(status)) + 1;
    tickets.splice(at, 0, own);
  }
  const waiting = todays
    .filter((entry) => !holdsDemo(entry))
    .find(({ tickets }) => tickets.filter(({ status }) => status === 'scheduled').length > 3);
  waiting?.tickets.push(fresh('scheduled'));
  for (const daysAhead of [1, 2, 4]) {
    const next = filled.filter(
      (entry) => entry.daysAhead === daysAhead && ordinary(entry) && entry.list.state === 'open',
    );
    next[(daysAhead * 7) % Math.max(1, next.length)]?.tickets.push(fresh('scheduled'));
  }
}

/** On a later day: gives the demo account a running ticket for today and one for a future day. */
export async function refreshDemo(db: Db, now: Date): Promise<void> {
  const userId = await demoUserId(db);
  if (userId === null) return;
  const { date } = athensTime(now);
  const [held] = await db.query<{ running: number; ahead: number }>(
    `SELECT count(*) FILTER (WHERE status = 'running') AS running,
            count(*) FILTER (WHERE status = 'scheduled' AND due_date > $2::date) AS ahead
       FROM tickets WHERE user_id = $1`,
    [userId, date],
  );
  const take = async (from: string, to: string): Promise<string | null> => {
    const [list] = await db.query<{ code: string }>(
      `SELECT l.code FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
        WHERE l.released_on BETWEEN $1::date AND $2::date AND l.state = 'open'
          AND (l.closes_at IS NULL OR l.closes_at > $4) AND o.list_pattern = 'normal'
          AND (l.capacity IS NULL OR l.issued - l.given_back < l.capacity)
          AND NOT EXISTS (SELECT FROM tickets t WHERE t.waiting_list_id = l.id AND t.user_id = $3)
        ORDER BY l.released_on, md5(l.code) LIMIT 1`,
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
  if (held?.ahead === 0) await take(addDays(date, 1), addDays(date, 4));
}
