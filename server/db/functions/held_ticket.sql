-- Reads a ticket that the person already holds, for `take_tickets`: the ticket, its list (another one
-- after a transfer) and its place in the line. Returns no row for null. It is a separate function
-- because most people hold no ticket, and PostgreSQL would prepare these joins for every batch.
CREATE OR REPLACE FUNCTION held_ticket(p_ticket_id bigint)
RETURNS TABLE (
  ticket tickets, list_code text, waiting_count int, people_ahead bigint, anyone_behind boolean,
  service_code text, service_name text
) LANGUAGE plpgsql STABLE STRICT
  AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT t, l.code, l.waiting_count, coalesce(line.people_ahead, 0),
         coalesce(line.anyone_behind, false), s.code, s.name
    FROM tickets t
    JOIN waiting_lists l ON l.id = t.waiting_list_id
    LEFT JOIN line_of(t.waiting_list_id) line ON line.ticket_id = t.id
    LEFT JOIN services s ON s.id = coalesce(t.service_id, l.service_id)
   WHERE t.id = p_ticket_id;
END $$;
