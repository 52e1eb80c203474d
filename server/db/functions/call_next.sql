-- Calls who is first in a line to a counter, after ending what that counter served last: as
-- 'processed', as 'no_show', or, with null, not at all. Holds the list throughout, so that two
-- counters never call the same person and never skip one. Answers the ids of both tickets, null
-- where nobody waits or nobody was served there. Raises what ticket_transition raises; then nothing
-- has happened.
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
