-- The place in the line that priority gives to a waiting ticket. Between the head of the line or
-- the previous ticket with priority and this place wait `priority_after` ordinary tickets of its
-- service, and as many before the next ticket with priority. Null if the ticket is already further
-- ahead. A ticket with priority that has let others pass counts as an ordinary one. The caller must
-- hold the lock of the line.
CREATE OR REPLACE FUNCTION priority_place(p_ticket tickets) RETURNS numeric LANGUAGE sql STABLE
  AS $$
    WITH waiting AS (
      SELECT n.line_position,
             t.priority_reason IS NOT NULL
               AND t.line_position <= coalesce(t.first_position, t.line_position) AS has_priority
        FROM call_order(p_ticket.line_id, ARRAY[p_ticket.service_id]) n
        JOIN tickets t ON t.id = n.ticket_id
       WHERE t.id <> p_ticket.id
    ), runs AS (
      -- Each ticket with priority begins a run.
      SELECT line_position, has_priority,
             count(*) FILTER (WHERE has_priority) OVER (ORDER BY line_position) AS run
        FROM waiting
    ), ordinary AS (
      SELECT line_position, run, row_number() OVER (PARTITION BY run ORDER BY line_position) AS n,
             count(*) OVER (PARTITION BY run) AS size
        FROM runs WHERE NOT has_priority
    )
    SELECT CASE WHEN w.line_position < p_ticket.line_position
                THEN behind_place(p_ticket.line_id, w.line_position) END
      FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id,
           LATERAL (SELECT line_position FROM ordinary
                     WHERE n = o.priority_after
                       AND (size >= 2 * o.priority_after OR run = (SELECT max(run) FROM runs))
                     ORDER BY line_position LIMIT 1) w
     WHERE l.id = p_ticket.waiting_list_id
  $$;
