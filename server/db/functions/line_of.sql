-- The open tickets of a list, each with the number of people called before it and a flag that is
-- true if anybody waits behind it. The number is 0 for a ticket that is being served. The planner
-- inlines this function.
CREATE OR REPLACE FUNCTION line_of(p_list_id bigint)
RETURNS TABLE (ticket_id bigint, status text, people_ahead bigint, anyone_behind boolean)
LANGUAGE sql STABLE
  AS $$
    SELECT n.ticket_id, 'scheduled', n.people_ahead, n.people_ahead + 1 < count(*) OVER ()
      FROM waiting_lists l, call_order(l.line_id, ARRAY[l.service_id]) n
     WHERE l.id = p_list_id
     UNION ALL
    SELECT t.id, t.status, 0, false
      FROM tickets t WHERE t.waiting_list_id = p_list_id AND t.status = 'running'
  $$;
