-- The people who wait in a line for some services (null: for any), in the order in which a counter
-- that serves those calls them, each with the number of people called before. The first row is the
-- next; this is the only place that orders people. Inlined by the planner, so that whoever asks for
-- the first row reads one.
CREATE OR REPLACE FUNCTION call_order(p_line_id bigint, p_services bigint[])
RETURNS TABLE (ticket_id bigint, line_position numeric, people_ahead bigint)
LANGUAGE sql STABLE
  AS $$
    SELECT t.id, t.line_position, row_number() OVER (ORDER BY t.line_position) - 1
      FROM tickets t
     WHERE t.line_id = p_line_id AND t.status = 'scheduled'
       AND (p_services IS NULL OR t.service_id = ANY (p_services))
     ORDER BY t.line_position
  $$;
