-- Locks all lists of the lines of some lists, in the order of their ids. Whoever changes tickets
-- locks the line first, in one go, and whoever takes numbers locks only their lists, in the same
-- order, so transactions cannot deadlock. A ticket may change its list, but never its line.
CREATE OR REPLACE FUNCTION lock_lines(p_list_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM waiting_lists
    WHERE id = ANY (p_list_ids)
       OR line_id IN (SELECT line_id FROM waiting_lists WHERE id = ANY (p_list_ids))
    ORDER BY id FOR NO KEY UPDATE;
END $$;
