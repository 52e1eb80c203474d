-- Expires up to 200 waiting tickets at the end of a line that is over, and returns how many. Checks the
-- locked row, so that a concurrent call comes before or after. Skips a list that another transaction
-- locks; the next run handles it. Nobody's turn comes nearer between two calls, so no alert fires.
CREATE OR REPLACE FUNCTION expire_line(p_list_id bigint, p_at timestamptz) RETURNS int
  LANGUAGE plpgsql AS $$
DECLARE
  expired int;
BEGIN
  PERFORM FROM waiting_lists l WHERE l.id = p_list_id AND line_over(l, p_at)
    FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  SELECT count(ticket_transition(t.id, 'aborted', 'expired', 'system', p_at)) INTO expired
    FROM (SELECT id FROM tickets
           WHERE waiting_list_id = p_list_id AND status = 'scheduled'
           ORDER BY position DESC LIMIT 200) t;
  RETURN expired;
END $$;
