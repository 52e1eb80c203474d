-- Expires up to 2,000 waiting tickets at the end of a line that is over, and returns how many.
-- Checks the locked row, so a concurrent call comes either before or after. Skips a line if another
-- transaction has locked one of its lists; the next run handles it.
CREATE OR REPLACE FUNCTION expire_line(p_list_id bigint, p_at timestamptz) RETURNS int
  LANGUAGE plpgsql AS $$
DECLARE
  over bigint;
  locked bigint;
BEGIN
  SELECT count(*) FILTER (WHERE l.id = p_list_id AND line_over(l, p_at)), count(*) INTO over, locked
    FROM (SELECT * FROM waiting_lists
           WHERE line_id = (SELECT line_id FROM waiting_lists WHERE id = p_list_id)
           ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) l;
  RETURN CASE WHEN over = 1 AND locked = (
    SELECT count(*) FROM waiting_lists
     WHERE line_id = (SELECT line_id FROM waiting_lists WHERE id = p_list_id))
  THEN expire_tickets(ARRAY[p_list_id], p_at, 2000) ELSE 0 END;
END $$;
