-- A free place in a line, directly behind a given place.
CREATE OR REPLACE FUNCTION behind_place(p_line_id bigint, p_place numeric) RETURNS numeric
  LANGUAGE sql STABLE
  AS $$
    SELECT (p_place + coalesce(
             (SELECT min(least(
                       CASE WHEN t.line_position > p_place THEN t.line_position END,
                       CASE WHEN t.first_position > p_place THEN t.first_position END))
                FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
               WHERE l.line_id = p_line_id
                 AND (t.line_position > p_place OR t.first_position > p_place)),
             -- Stays before the next ticket, whatever its id is.
             floor(p_place) + 1)) * 0.5
  $$;
