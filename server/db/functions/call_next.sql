-- Calls the first ticket in line to a counter, after ending that counter's current visit as
-- p_finish: 'processed', 'no_show', or null to leave it alone. The list stays locked throughout, so
-- two counters never call the same person or skip one. Returns the ids of both tickets: null when
-- nobody waits, or when nobody was being served. Raises what ticket_transition raises and then
-- changes nothing.
CREATE OR REPLACE FUNCTION call_next(
  p_list_id bigint,
  p_counter text,
  p_finish text,
  p_actor text,
  p_at timestamptz DEFAULT now(),
  OUT ticket_id bigint,
  OUT finished_id bigint
) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM waiting_lists WHERE id = p_list_id FOR NO KEY UPDATE;
  IF p_finish IS NOT NULL THEN
    SELECT t.id INTO finished_id FROM tickets t
     WHERE t.waiting_list_id = p_list_id AND t.status = 'running' AND t.counter = p_counter
     ORDER BY t.called_at DESC, t.id DESC LIMIT 1;
    IF finished_id IS NOT NULL THEN
      PERFORM ticket_transition(
        finished_id, CASE p_finish WHEN 'no_show' THEN 'aborted' ELSE p_finish END,
        CASE p_finish WHEN 'no_show' THEN 'no_show' END, p_actor, p_at);
    END IF;
  END IF;
  SELECT t.id INTO ticket_id FROM tickets t
   WHERE t.waiting_list_id = p_list_id AND t.status = 'scheduled'
   ORDER BY t.position LIMIT 1;
  IF ticket_id IS NOT NULL THEN
    PERFORM ticket_transition(ticket_id, 'running', NULL, p_actor, p_at, p_counter);
  END IF;
END $$;
