-- The place in the line that priority gives a waiting ticket: behind as many ordinary tickets of its
-- service as the place says, counted from the last ticket with priority before it, or from the head
-- of the line. Null when it stands as early without it. A ticket that stands behind its first place
-- has let others pass and counts as an ordinary one. The caller must hold the lock of the line.
CREATE OR REPLACE FUNCTION priority_place(p_ticket tickets) RETURNS numeric LANGUAGE sql STABLE
  AS $$
    WITH waiting AS (
      SELECT n.line_position,
             t.priority_reason IS NOT NULL
               AND t.line_position <= coalesce(t.first_position, t.line_position) AS has_priority
        FROM call_order(p_ticket.line_id, ARRAY[p_ticket.service_id]) n
        JOIN tickets t ON t.id = n.ticket_id
       WHERE t.id <> p_ticket.id
    )
    SELECT CASE WHEN w.line_position < p_ticket.line_position
                THEN behind_place(p_ticket.line_id, w.line_position) END
      FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id,
           LATERAL (SELECT line_position FROM waiting
                     WHERE line_position > coalesce(
                             (SELECT max(line_position) FROM waiting WHERE has_priority), 0)
                     ORDER BY line_position LIMIT 1 OFFSET o.priority_after - 1) w
     WHERE l.id = p_ticket.waiting_list_id
  $$;
