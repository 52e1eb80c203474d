import Fastify from 'fastify';
import { Pool } from 'pg';

/**
 * Our tables with their indexes, without triggers and foreign keys, so that the bare statement pays
 * for nothing it does not need.
 */
export const RIVAL_TABLES = `
  CREATE SCHEMA rival;
  CREATE TABLE rival.waiting_lists (LIKE public.waiting_lists INCLUDING ALL);
  CREATE TABLE rival.tickets (LIKE public.tickets INCLUDING ALL);
  CREATE TABLE rival.ticket_events (LIKE public.ticket_events INCLUDING ALL);
  INSERT INTO rival.waiting_lists OVERRIDING SYSTEM VALUE SELECT * FROM waiting_lists;
  ANALYZE`;

/** A ticket in one statement: $1 the list's code, $2 the person, $3 the ticket's code. */
export const ONE_STATEMENT = `
  WITH list AS (
    UPDATE rival.waiting_lists SET issued = issued + 1
     WHERE code = $1 AND state = 'open' AND released_on >= current_date
       AND (closes_at IS NULL OR closes_at > now()) AND (capacity IS NULL OR issued < capacity)
    RETURNING id, issued, released_on
  ), ticket AS (
    INSERT INTO rival.tickets (code, waiting_list_id, user_id, rank, due_date, created_at)
    SELECT $3, id, $2, issued, released_on, now() FROM list
    RETURNING id, code, rank, due_date, created_at
  ), event AS (
    INSERT INTO rival.ticket_events (ticket_id, at, actor, to_status)
    SELECT id, created_at, 'user', 'scheduled' FROM ticket
  )
  SELECT code, rank, due_date, created_at FROM ticket`;

/** A bare server, in a process of its own: takes each ticket with one statement and checks nobody. */
async function serve(url: string): Promise<void> {
  const app = Fastify();
  const pool = new Pool({ connectionString: url, max: 10 });
  let n = 0;
  app.post<{ Body: { ticket: { waiting_list_code: string } } }>(
    '/api/user/tickets',
    async (request, reply) => {
      n += 1;
      const values = [request.body.ticket.waiting_list_code, n, `tkt_${process.pid}_${n}`];
      const { rows } = await pool.query({ name: 'take', text: ONE_STATEMENT, values });
      return reply.code(201).send(rows[0]);
    },
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: Number(new URL(address).port) });
}

if (import.meta.main) await serve(process.argv[2]!);
