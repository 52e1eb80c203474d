-- A free place in the line behind p_people people who wait on a list after a position, or behind
-- the last one if fewer wait. Null if nobody waits there. No other ticket has this place, not even
-- a ticket that priority moved away and that may come back. The caller must hold the lock of the
-- line.
CREATE OR REPLACE FUNCTION place_behind(
  p_list_id bigint, p_after numeric, p_people int, OUT line_position numeric
) LANGUAGE sql STABLE
  AS $$
    SELECT behind_place(passed.line_id, passed.line_position)
      FROM (SELECT l.line_id, w.line_position
              FROM waiting_lists l,
                   LATERAL (SELECT n.line_position
                              FROM call_order(l.line_id, ARRAY[l.service_id]) n
                             WHERE n.line_position > p_after
                             ORDER BY n.line_position LIMIT p_people) w
             WHERE l.id = p_list_id
             ORDER BY w.line_position DESC LIMIT 1) passed
  $$;
