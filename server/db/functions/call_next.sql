-- Calls a ticket, by default the first in line, to a counter, after ending that counter's visit as
-- p_finish ('processed' or 'no_show'). A counter with a visit and no p_finish is refused
-- (tickets_one_at_counter). The list stays locked throughout, so two counters never call the same
-- person or skip one. Returns the ids of both tickets: null when nobody waits, or when nobody was
-- being served. Raises what ticket_transition raises and then changes nothing.
CREATE OR REPLACE FUNCTION call_next(
  p_list_id bigint,
  p_counter text,
  p_finish text,
  p_actor text,
  p_at timestamptz DEFAULT now(),
  p_ticket_id bigint DEFAULT NULL,
  OUT ticket_id bigint,
  OUT finished_id bigint
) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM waiting_lists WHERE id = p_list_id FOR NO KEY UPDATE;
  SELECT t.id INTO finished_id FROM tickets t
   WHERE t.waiting_list_id = p_list_id AND t.status = 'running' AND t.counter = p_counter;
  IF finished_id IS NOT NULL THEN
    IF p_finish IS NULL THEN
      RAISE EXCEPTION '% serves somebody', p_counter
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'tickets_one_at_counter';
    END IF;
    PERFORM ticket_transition(
      finished_id, CASE p_finish WHEN 'no_show' THEN 'aborted' ELSE p_finish END,
      CASE p_finish WHEN 'no_show' THEN 'no_show' END, p_actor, p_at);
  END IF;
  ticket_id := coalesce(p_ticket_id, (
    SELECT t.id FROM tickets t
     WHERE t.waiting_list_id = p_list_id AND t.status = 'scheduled'
     ORDER BY t.position LIMIT 1));
  IF ticket_id IS NOT NULL THEN
    PERFORM ticket_transition(ticket_id, 'running', NULL, p_actor, p_at, p_counter);
  END IF;
END $$;
