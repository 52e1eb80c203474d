-- The people who wait in a line for some services (null: for any), in the order in which a counter
-- with these services calls them, each with the number of people called before. The first row is
-- the next person. No other function orders people. Tickets that a counter has set aside are left
-- out. The planner inlines this function, so LIMIT 1 without another ORDER BY reads one row of the
-- index.
CREATE OR REPLACE FUNCTION call_order(p_line_id bigint, p_services bigint[])
RETURNS TABLE (ticket_id bigint, line_position numeric, people_ahead bigint)
LANGUAGE sql STABLE
  AS $$
    SELECT t.id, t.line_position, row_number() OVER (ORDER BY t.line_position) - 1
      FROM tickets t
     WHERE t.line_id = p_line_id AND t.status = 'scheduled' AND t.parked_until IS NULL
       AND (p_services IS NULL OR t.service_id = ANY (p_services))
     ORDER BY t.line_position
  $$;
