-- Reverts the end of a visit: the visit continues at its counter, and the ticket that was called
-- there instead (p_called_id; null for none) returns to its position. Raises what ticket_transition
-- raises, or tickets_rule if that ticket is no longer at this counter, and then changes nothing.
CREATE OR REPLACE FUNCTION resume_visit(
  p_ticket_id bigint, p_called_id bigint, p_actor text, p_at timestamptz DEFAULT now()
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_lines(ARRAY(SELECT waiting_list_id FROM tickets WHERE id = p_ticket_id));
  IF p_called_id IS NOT NULL THEN
    IF NOT EXISTS (
      SELECT FROM tickets t JOIN tickets c USING (line_id, counter)
       WHERE t.id = p_ticket_id AND c.id = p_called_id AND c.status = 'running') THEN
      RAISE EXCEPTION 'The number called instead is no longer at this counter'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_rule';
    END IF;
    PERFORM ticket_transition(p_called_id, 'scheduled', 'returned', p_actor, p_at);
  END IF;
  PERFORM ticket_transition(p_ticket_id, 'running', 'resumed', p_actor, p_at);
END $$;
