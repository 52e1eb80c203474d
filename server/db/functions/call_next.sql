-- Calls a ticket to a counter, by default the next of a list. Without a list, it calls the next of
-- the whole line who waits for one of p_services (null: any). It first ends the counter's visit as
-- p_finish ('processed' or 'no_show'). Without p_finish, it refuses a counter that has a visit
-- (tickets_one_at_counter). It skips people who said that they will be back later (away_until);
-- they keep their place. The line stays locked throughout, so two counters never call the same
-- person or skip one. A member's call (p_user_id) is added to the audit trail, with the called
-- ticket or else the list, and counts as staff action for the list, or for all lists of the line.
-- Returns the ids of the called and of the finished ticket, each null if there is none. Raises the
-- errors of ticket_transition and then changes nothing.
CREATE OR REPLACE FUNCTION call_next(
  p_list_id bigint,
  p_counter text,
  p_finish text,
  p_actor text,
  p_at timestamptz DEFAULT now(),
  p_ticket_id bigint DEFAULT NULL,
  p_user_id bigint DEFAULT NULL,
  p_line_id bigint DEFAULT NULL,
  p_services bigint[] DEFAULT NULL,
  OUT ticket_id bigint,
  OUT finished_id bigint
) LANGUAGE plpgsql AS $$
DECLARE
  line bigint;
  lists bigint[];
  services bigint[];
BEGIN
  SELECT min(l.line_id), array_agg(l.id),
         array_agg(l.service_id) FILTER (
           WHERE (p_list_id IS NULL OR l.id = p_list_id)
             AND (p_services IS NULL OR l.service_id = ANY (p_services)))
    INTO line, lists, services
    FROM (SELECT id, line_id, service_id FROM waiting_lists
           WHERE line_id = coalesce(
                   p_line_id, (SELECT line_id FROM waiting_lists WHERE id = p_list_id))
           ORDER BY id FOR NO KEY UPDATE) l;
  FOR finished_id IN
    SELECT t.id FROM tickets t
     WHERE t.waiting_list_id = ANY (lists) AND t.status = 'running' AND t.counter = p_counter
     ORDER BY t.called_at, t.id
  LOOP
    IF p_finish IS NULL THEN
      RAISE EXCEPTION '% serves somebody', p_counter
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'tickets_one_at_counter';
    END IF;
    PERFORM ticket_transition(
      finished_id, CASE p_finish WHEN 'no_show' THEN 'aborted' ELSE p_finish END,
      CASE p_finish WHEN 'no_show' THEN 'no_show' END, p_actor, p_at);
  END LOOP;
  ticket_id := coalesce(p_ticket_id, (
    -- A scalar subquery is a filter, so the rows stay in the order of the index.
    SELECT n.ticket_id FROM call_order(line, coalesce(services, '{}')) n
     WHERE (SELECT t.away_until > p_at FROM tickets t WHERE t.id = n.ticket_id) IS NOT TRUE
     LIMIT 1));
  IF ticket_id IS NOT NULL THEN
    PERFORM ticket_transition(
      ticket_id, 'running', NULL, p_actor, p_at, p_counter, p_user_id => p_user_id);
  END IF;
  IF p_user_id IS NOT NULL THEN
    UPDATE waiting_lists SET tended_at = p_at
     WHERE id = ANY (CASE WHEN p_list_id IS NULL THEN lists ELSE ARRAY[p_list_id] END);
    INSERT INTO audit (organisation_id, user_id, at, action, subject, details)
    SELECT l.organisation_id, p_user_id, p_at,
           CASE WHEN p_ticket_id IS NULL THEN 'call_next' ELSE 'call' END,
           coalesce((SELECT t.code FROM tickets t WHERE t.id = ticket_id), l.code),
           jsonb_build_object('counter', p_counter, 'finish', p_finish)
      FROM waiting_lists l
     WHERE l.id = coalesce(
             p_list_id,
             (SELECT t.waiting_list_id FROM tickets t WHERE t.id = coalesce(ticket_id, finished_id)),
             lists[1]);
  END IF;
END $$;
