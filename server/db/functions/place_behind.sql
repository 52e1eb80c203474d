-- The place just behind the p_people-th person who waits on a list after a position in the line, or
-- behind the last one if fewer wait; null when nobody waits there. Both positions lie between two
-- tickets of any status, so that positions stay unique even when a ticket comes back. The caller must
-- hold the list's lock.
CREATE OR REPLACE FUNCTION place_behind(
  p_list_id bigint, p_after numeric, p_people int, OUT moved_to numeric, OUT line_position numeric
) LANGUAGE sql STABLE
  AS $$
    WITH passed AS (
      SELECT l.id, l.line_id, l.issued, t.position, t.line_position
        FROM waiting_lists l,
             LATERAL (SELECT n.ticket_id FROM call_order(l.line_id, ARRAY[l.service_id]) n
                       WHERE n.line_position > p_after
                       ORDER BY n.line_position LIMIT p_people) w
        JOIN tickets t ON t.id = w.ticket_id
       WHERE l.id = p_list_id
       ORDER BY t.line_position DESC LIMIT 1
    )
    SELECT (passed.position + coalesce(
             (SELECT min(t.position) FROM tickets t
               WHERE t.waiting_list_id = passed.id AND t.position > passed.position),
             passed.issued + 1)) * 0.5,
           (passed.line_position + coalesce(
             (SELECT min(t.line_position) FROM waiting_lists l
                JOIN tickets t ON t.waiting_list_id = l.id
               WHERE l.line_id = passed.line_id AND t.line_position > passed.line_position),
             -- Before the next number, whatever its id will be.
             floor(passed.line_position) + 1)) * 0.5
      FROM passed
  $$;
