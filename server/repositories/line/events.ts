import { toAthensIso } from '#common/calendar/athens.ts';
import type { TicketEvents, TICKET_EVENT_KINDS } from '#common/contract/tickets.ts';
import type { Queryable } from '#server/db/client.ts';

type Kind = (typeof TICKET_EVENT_KINDS)[number];

const EVENTS_MAX = 200;

/**
 * Events of a ticket and of those ahead of it since it was taken, newest first. Equal events within
 * a minute become one with a count, and no names appear.
 */
export async function eventsOf(db: Queryable, ticketId: number): Promise<TicketEvents> {
  const rows = await db.query<{ at: Date; kind: Kind; count: number }>(
    `SELECT max(e.at) AS at, k.kind, count(*) AS count
       FROM tickets own
       JOIN tickets t ON t.waiting_list_id = own.waiting_list_id
                     AND (t.position < own.position OR t.id = own.id
                          OR t.position_changed_at > own.created_at)
       JOIN ticket_events e ON e.ticket_id = t.id AND e.at >= own.created_at
                           AND e.from_status IS NOT NULL
       CROSS JOIN LATERAL (SELECT CASE
         WHEN e.reason IN ('recalled', 'returned', 'no_show', 'came_late', 'let_pass', 'resumed')
           THEN e.reason
         WHEN e.reason = 'undone' THEN 'came_back'
         WHEN e.to_status = 'running' THEN 'called'
         WHEN e.to_status = 'processed' THEN 'served'
         WHEN e.to_status = 'cancelled' THEN 'left'
         ELSE 'ended' END AS kind) k
      WHERE own.id = $1
      GROUP BY k.kind, date_trunc('minute', e.at)
      ORDER BY max(e.at) DESC, k.kind LIMIT ${EVENTS_MAX}`,
    [ticketId],
  );
  return { records: rows.map(({ at, ...rest }) => ({ at: toAthensIso(at), ...rest })) };
}
