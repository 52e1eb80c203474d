-- The position in its list of a ticket with this place in the line. It is between the positions of
-- its neighbours, so that list and line have the same order. At the end of the list it is before
-- the next number.
CREATE OR REPLACE FUNCTION position_in_list(
  p_list_id bigint, p_ticket_id bigint, p_line_position numeric
) RETURNS numeric LANGUAGE sql STABLE
  AS $$
    SELECT (coalesce(max(t.position) FILTER (WHERE t.line_position < p_line_position), 0)
            + coalesce(min(t.position) FILTER (WHERE t.line_position > p_line_position),
                       floor(coalesce(max(t.position), 0)) + 1)) * 0.5
      FROM tickets t WHERE t.waiting_list_id = p_list_id AND t.id <> p_ticket_id
  $$;
