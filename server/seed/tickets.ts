import { insertRows, type Queryable } from '#server/db/client.ts';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays, daysBetween } from '#common/calendar/days.ts';
import { sampleCode } from '#server/lib/secrets/codes.ts';
import { seededRandom } from '#common/random.ts';
import { dayOf, type EmptyList, type PlannedTicket } from './day.ts';
import { givePast } from './demo.ts';

const AHEAD = 6;

const at = (ticket: PlannedTicket, status: PlannedTicket['status']) =>
  ticket.status === status ? ticket.endedAt : null;

function rowsOf(
  list: EmptyList,
  tickets: PlannedTicket[],
  people: number[],
  demoId: number | null,
) {
  const random = seededRandom(`holders/${list.slug}/${list.released_on}${list.service}`);
  const start = random.whole(0, people.length - 1);
  return tickets.map((ticket, index) => ({
    predicted: ticket.predicted,
    row: {
      code: sampleCode('tkt', random),
      waiting_list_id: list.id,
      user_id: ticket.isWalkIn
        ? null
        : ticket.demo
          ? demoId
          : people[(start + index) % people.length],
      rank: index + 1,
      status: ticket.status,
      status_reason: ticket.reason,
      due_date: list.released_on,
      counter: ticket.counter,
      created_at: ticket.createdAt,
      called_at: ticket.calledAt,
      processed_at: at(ticket, 'processed'),
      aborted_at: at(ticket, 'aborted'),
      cancelled_at: at(ticket, 'cancelled'),
    },
  }));
}

/** SQL: the lists of a line, each with its own share of the counters of the place. */
const OWN_COUNTERS = `CASE WHEN line.lists > 1 THEN greatest(1, l.counters / line.lists) ELSE l.counters
            END AS counters, CASE WHEN line.lists > 1 THEN line.nth ELSE 0 END AS first_counter`;

/**
 * Sorts the rows of a line by the time at which people take their numbers, which is also the order
 * within each list. Ids are assigned in this order, and ids order a line.
 */
function inLine<Row extends { row: { created_at: Date } }>(lists: Row[][]): Row[] {
  return lists
    .flatMap((rows) => {
      let latest = 0;
      return rows.map((one) => {
        latest = Math.max(latest, one.row.created_at.getTime());
        return { one, latest };
      });
    })
    .sort((one, other) => one.latest - other.latest)
    .map(({ one }) => one);
}

/**
 * Fills empty lists: history for past days, a day under way for today, and a few early tickets for
 * the next days. With `demoId`, some past tickets belong to that person.
 */
export async function fillLists(
  tx: Queryable,
  { now, people, demoId }: { now: Date; people: number[]; demoId: number | null },
): Promise<void> {
  if (people.length === 0) return;
  const { date } = athensTime(now);
  const lists = await tx.query<EmptyList>(
    `SELECT l.id, o.slug, l.service, l.released_on, l.state, l.capacity, l.average_minutes,
            o.list_pattern, o.opening_hours, o.counter_name, ${OWN_COUNTERS}
       FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
      CROSS JOIN LATERAL (SELECT count(*)::int AS lists, (count(*) FILTER (WHERE n.id < l.id))::int AS nth
                            FROM waiting_lists n WHERE n.line_id = l.line_id) line
      WHERE l.issued = 0 AND l.released_on <= $1::date AND o.list_pattern <> 'daily'
      ORDER BY l.released_on, o.position`,
    [addDays(date, AHEAD)],
  );
  const days = lists.map((list) => {
    const daysAhead = daysBetween(date, list.released_on);
    return { list, daysAhead, tickets: dayOf(list, now, daysAhead) };
  });
  if (demoId !== null) givePast(days);
  const rows = inLine(days.map(({ list, tickets }) => rowsOf(list, tickets, people, demoId)));
  const windows = rows.flatMap(({ row, predicted }) =>
    predicted ? [{ code: row.code, ...predicted }] : [],
  );
  await tx.exec("SET LOCAL seira.history = 'on'");
  await insertRows(
    tx,
    'tickets',
    rows.map(({ row }) => row),
  );
  await tx.exec("SET LOCAL seira.history = 'off'");
  await tx.query(
    `INSERT INTO wait_predictions (ticket_id, waiting_list_id, at, from_at, to_at)
     SELECT t.id, t.waiting_list_id, t.created_at, w."from", w."to"
       FROM jsonb_to_recordset($1::jsonb) AS w (code text, "from" timestamptz, "to" timestamptz)
       JOIN tickets t ON t.code = w.code`,
    [JSON.stringify(windows)],
  );
  const ids = JSON.stringify(lists.map(({ id }) => id));
  await tx.query(
    `UPDATE waiting_lists l SET issued = t.issued, given_back = t.given_back, served_count = t.served,
            waiting_count = t.waiting, open_count = t.open
       FROM (SELECT waiting_list_id, max(rank) AS issued,
                    count(*) FILTER (WHERE status IN ('cancelled', 'aborted') AND called_at IS NULL)
                      AS given_back,
                    count(*) FILTER (WHERE status = 'processed') AS served,
                    count(*) FILTER (WHERE status = 'scheduled') AS waiting,
                    count(*) FILTER (WHERE status IN ('scheduled', 'running')) AS open
               FROM tickets GROUP BY 1) t
      WHERE l.id = t.waiting_list_id AND l.id IN (SELECT jsonb_array_elements_text($1::jsonb)::bigint)`,
    [ids],
  );
  await tx.query(
    `INSERT INTO ticket_events (ticket_id, at, actor, from_status, to_status, reason)
     SELECT t.id, e.at, e.actor, e.from_status, e.to_status, e.reason
       FROM tickets t CROSS JOIN LATERAL (VALUES
         (t.created_at, CASE WHEN t.user_id IS NULL THEN 'provider' ELSE 'user' END, NULL,
            'scheduled', NULL),
         (t.called_at, 'provider', 'scheduled', 'running', NULL),
         (t.processed_at, 'provider', 'running', 'processed', NULL),
         (t.aborted_at, 'provider',
            CASE WHEN t.called_at IS NULL THEN 'scheduled' ELSE 'running' END,
            'aborted', t.status_reason),
         (t.cancelled_at, 'user', 'scheduled', 'cancelled', t.status_reason)
       ) AS e (at, actor, from_status, to_status, reason)
      WHERE e.at IS NOT NULL
        AND t.waiting_list_id IN (SELECT jsonb_array_elements_text($1::jsonb)::bigint)`,
    [ids],
  );
}
