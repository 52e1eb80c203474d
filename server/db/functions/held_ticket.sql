-- A ticket that somebody already holds, for `take_tickets`: the ticket, its list, which is another
-- one after a transfer, and its place in the line. No row for null. Most requests hold none, so this
-- is not part of the plan of `take_tickets`.
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
