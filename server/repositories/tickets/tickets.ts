import { first, type Queryable } from '#server/db/client.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { Ticket, TicketPage, TicketStatus } from '#common/contract/tickets.ts';

/** A ticket with its list and organisation, as queries answer it. */
export interface TicketRow {
  code: string;
  rank: number;
  status: TicketStatus;
  status_reason: string | null;
  due_date: string;
  created_at: Date;
  title: string;
  address: string;
  image: string | null;
  slug: string;
  city: string;
  list_code: string;
  released_on: string;
  tickets_count: number;
  people_ahead: number;
}

const COLUMNS = `t.code, t.rank, t.status, t.status_reason, t.due_date, t.created_at,
         o.title, o.address, o.image, o.slug, o.city, l.code AS list_code, l.released_on,
         l.waiting_count AS tickets_count,
         CASE WHEN t.status IN ('scheduled', 'running') THEN
           (SELECT count(*) FROM tickets x
             WHERE x.waiting_list_id = l.id AND x.rank < t.rank
               AND x.status IN ('scheduled', 'running'))
         ELSE 0 END AS people_ahead`;

const FROM = `FROM tickets t
    JOIN waiting_lists l ON l.id = t.waiting_list_id
    JOIN organisations o ON o.id = l.organisation_id`;

/** What the contract shows of a ticket. */
export const toTicket = (row: TicketRow): Ticket => ({
  code: row.code,
  rank: row.rank,
  status: row.status,
  due_date: row.due_date,
  created_at: toAthensIso(row.created_at),
  organisation: {
    title: row.title,
    address: row.address,
    image: row.image,
    slug: row.slug,
    city: row.city,
  },
  waiting_list: {
    code: row.list_code,
    tickets_count: row.tickets_count,
    released_on: row.released_on,
  },
  people_ahead: row.people_ahead,
  status_reason: row.status_reason,
});

const OPEN_FIRST = `
  (t.status NOT IN ('scheduled', 'running')),
  CASE WHEN t.status IN ('scheduled', 'running') THEN t.due_date END,
  CASE WHEN t.status IN ('scheduled', 'running') THEN t.rank END,
  t.due_date DESC, t.created_at DESC, t.id DESC`;

const CHOSEN = 'FROM tickets m WHERE m.user_id = $1 AND ($2::text IS NULL OR m.status = $2)';

/**
 * A person's tickets, open ones by day and number, then the others newest first.
 * @param filter `status` absent means all of them.
 */
export async function pageOfTickets(
  db: Queryable,
  userId: number,
  filter: { status?: TicketStatus; page: number; perPage: number },
): Promise<Omit<TicketPage, 'limits'>> {
  const { status = null, page, perPage } = filter;
  const offset = (page - 1) * perPage;
  // One statement, so that the count, the records and their positions are of one moment.
  const rows = await db.query<TicketRow & { total: number }>(
    `SELECT ${COLUMNS}, (SELECT count(*) ${CHOSEN}) AS total ${FROM}
      WHERE t.user_id = $1 AND ($2::text IS NULL OR t.status = $2)
      ORDER BY ${OPEN_FIRST} LIMIT $3 OFFSET $4`,
    [userId, status, perPage, offset],
    'tickets_of_person',
  );
  const beyond = async () =>
    (await first<{ total: number }>(db, `SELECT count(*) AS total ${CHOSEN}`, [userId, status]))
      ?.total ?? 0;
  const count = rows[0]?.total ?? (offset === 0 ? 0 : await beyond());
  return {
    records: rows.map(toTicket),
    current_page: page,
    total_pages: Math.ceil(count / perPage),
    offset,
    count,
  };
}
