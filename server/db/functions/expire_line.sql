-- Expires up to 2,000 waiting tickets at the end of a line that is over, and returns how many. Checks
-- the locked row, so that a concurrent call comes before or after. Skips a list that another
-- transaction locks; the next run handles it.
CREATE OR REPLACE FUNCTION expire_line(p_list_id bigint, p_at timestamptz) RETURNS int
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM waiting_lists l WHERE l.id = p_list_id AND line_over(l, p_at)
    FOR NO KEY UPDATE SKIP LOCKED;
  RETURN CASE WHEN FOUND THEN expire_tickets(ARRAY[p_list_id], p_at, 2000) ELSE 0 END;
END $$;
