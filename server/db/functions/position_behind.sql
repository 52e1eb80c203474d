-- The position just behind the p_people-th waiting ticket after a position, or behind the last one
-- if fewer wait; null if nobody waits there. It lies between two tickets of any status, so
-- positions stay unique even if a ticket returns. The caller must hold the list's lock.
CREATE OR REPLACE FUNCTION position_behind(p_list_id bigint, p_after numeric, p_people int)
RETURNS numeric LANGUAGE sql STABLE
  AS $$
    WITH passed AS (
      SELECT max(w.position) AS position FROM (
        SELECT t.position FROM tickets t
         WHERE t.waiting_list_id = p_list_id AND t.status = 'scheduled' AND t.position > p_after
         ORDER BY t.position LIMIT p_people) w
    )
    SELECT (passed.position + coalesce(
             (SELECT min(t.position) FROM tickets t
               WHERE t.waiting_list_id = p_list_id AND t.position > passed.position),
             (SELECT l.issued + 1 FROM waiting_lists l WHERE l.id = p_list_id))) * 0.5
      FROM passed
  $$;
