-- The open tickets of a list, each with the number of people called before it and a flag that says
-- if anybody waits behind it. Nobody is called before a ticket that is being served. The only place
-- that counts them. The planner inlines it.
CREATE OR REPLACE FUNCTION line_of(p_list_id bigint)
RETURNS TABLE (ticket_id bigint, status text, people_ahead bigint, anyone_behind boolean)
LANGUAGE sql STABLE
  AS $$
    SELECT t.id, t.status,
           CASE t.status
             WHEN 'scheduled' THEN
               count(*) FILTER (WHERE t.status = 'scheduled') OVER (ORDER BY t.position) - 1
             ELSE 0 END,
           coalesce(
             t.position < max(t.position) FILTER (WHERE t.status = 'scheduled') OVER (), false)
      FROM tickets t
     WHERE t.waiting_list_id = p_list_id AND t.status IN ('scheduled', 'running')
  $$;
