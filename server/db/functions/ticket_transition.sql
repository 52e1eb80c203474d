-- Applies a transition to one ticket, sets its timestamps and writes the event. Raises
-- check_violation for an unknown transition (tickets_lifecycle) or a broken rule (tickets_rule),
-- unique_violation if the counter serves somebody in this line (tickets_one_at_counter), and
-- no_data_found for an unknown ticket. Locks the line before the ticket, in the same order as
-- take_tickets, so that transactions cannot deadlock and counts are current. Timestamps describe
-- the present: a ticket that returns to waiting has never been called, and a resumed visit has not
-- ended. The events keep the past. A transfer requires p_list_id, and parking p_until. With p_back,
-- the state before the last step is restored.
CREATE OR REPLACE FUNCTION ticket_transition(
  p_ticket_id bigint,
  p_to_status text,
  p_reason text,
  p_actor text,
  p_at timestamptz DEFAULT now(),
  p_counter text DEFAULT NULL,
  p_people int DEFAULT NULL,
  p_user_id bigint DEFAULT NULL,
  p_list_id bigint DEFAULT NULL,
  p_until timestamptz DEFAULT NULL,
  p_back boolean DEFAULT false
) RETURNS tickets LANGUAGE plpgsql AS $$
DECLARE
  before tickets;
  after tickets;
  to_list bigint;
  to_service bigint;
  is_possible boolean;
  step CONSTANT boolean := coalesce(p_reason IN ('transferred', 'parked', 'here', 'restored'), false);
  moved numeric;
  place numeric;
  home numeric;
  at_counter text;
BEGIN
  PERFORM FROM waiting_lists
    WHERE line_id = (SELECT line_id FROM tickets WHERE id = p_ticket_id)
    ORDER BY id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    -- A ticket of an earlier version without a line yet.
    PERFORM lock_lines(ARRAY(SELECT waiting_list_id FROM tickets WHERE id = p_ticket_id));
  END IF;
  SELECT * INTO before FROM tickets WHERE id = p_ticket_id FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'No ticket %', p_ticket_id USING ERRCODE = 'no_data_found';
  END IF;
  IF NOT ticket_transition_allowed(
       before.status, before.status_reason, p_to_status, p_reason, p_actor) THEN
    RAISE EXCEPTION 'A ticket cannot go from % to % (%) by %',
      before.status, p_to_status, p_reason, p_actor
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_lifecycle';
  END IF;
  -- A call and the end of a visit have no reason and no rule.
  IF (p_back OR p_reason IS NOT NULL) AND NOT ticket_rule_holds(
       before, CASE WHEN p_back THEN 'taken_back' ELSE p_reason END, p_at, p_people) THEN
    RAISE EXCEPTION 'A ticket cannot be % now', p_reason
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_rule';
  END IF;
  to_list := coalesce(p_list_id, CASE WHEN p_back THEN (before.before_step ->> 'list')::bigint END,
                      before.waiting_list_id);
  IF to_list = before.waiting_list_id THEN
    to_service := before.service_id;
    is_possible := p_reason IS DISTINCT FROM 'transferred';
  ELSE
    SELECT service_id INTO to_service FROM waiting_lists
     WHERE id = to_list AND line_id = before.line_id;
    is_possible := FOUND;
  END IF;
  IF NOT is_possible THEN
    RAISE EXCEPTION 'A ticket cannot be transferred to list %', p_list_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_rule';
  END IF;
  IF p_reason IN ('let_pass', 'came_late') THEN
    place := place_behind(before.waiting_list_id,
                          CASE p_reason WHEN 'let_pass' THEN before.line_position ELSE 0 END,
                          CASE p_reason WHEN 'let_pass' THEN p_people ELSE 2 END);
  END IF;
  IF to_list <> before.waiting_list_id AND before.priority_reason IS NOT NULL THEN
    -- Priority only counts among people of one service, so it is computed again from the first
    -- place.
    home := coalesce(before.first_position, before.line_position);
    after := before;
    after.waiting_list_id := to_list;
    after.service_id := to_service;
    after.line_position := home;
    place := coalesce(priority_place(after), home);
  END IF;
  IF place IS NOT NULL OR to_list <> before.waiting_list_id THEN
    moved := position_in_list(to_list, p_ticket_id, coalesce(place, before.line_position));
  END IF;
  at_counter := CASE WHEN p_to_status <> 'scheduled' THEN coalesce(
    CASE p_to_status WHEN 'running' THEN p_counter END,
    CASE WHEN p_back THEN before.before_step ->> 'counter' END, before.counter) END;
  IF p_to_status = 'running' AND EXISTS (
    SELECT FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
     WHERE l.line_id = before.line_id AND t.status = 'running' AND t.counter = at_counter
       AND t.id <> p_ticket_id) THEN
    RAISE EXCEPTION '% serves somebody', at_counter
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'tickets_one_at_counter';
  END IF;
  UPDATE tickets SET
    status = p_to_status,
    status_reason = p_reason,
    waiting_list_id = to_list,
    service_id = to_service,
    issued_list_id = CASE WHEN to_list = before.waiting_list_id THEN issued_list_id
                          ELSE nullif(coalesce(issued_list_id, waiting_list_id), to_list) END,
    counter = at_counter,
    called_at = CASE
      WHEN p_back THEN (before.before_step ->> 'called_at')::timestamptz
      WHEN p_to_status = 'running' AND before.status = 'scheduled' THEN p_at
      WHEN p_reason IN ('returned', 'came_late', 'transferred', 'parked', 'restored') THEN NULL
      ELSE called_at END,
    recalled_at = CASE
      WHEN p_reason = 'recalled' THEN p_at WHEN p_to_status = 'running' THEN NULL
      ELSE recalled_at END,
    recalls = recalls + (p_reason IS NOT DISTINCT FROM 'recalled')::int,
    processed_at = CASE p_to_status
      WHEN 'processed' THEN p_at WHEN 'running' THEN NULL ELSE processed_at END,
    aborted_at = CASE
      WHEN p_back THEN (before.before_step ->> 'aborted_at')::timestamptz
      WHEN p_to_status = 'aborted' THEN p_at
      WHEN p_to_status IN ('scheduled', 'running') THEN NULL ELSE aborted_at END,
    cancelled_at = CASE
      WHEN p_back THEN (before.before_step ->> 'cancelled_at')::timestamptz
      WHEN p_to_status = 'cancelled' THEN p_at
      WHEN p_to_status = 'scheduled' THEN NULL ELSE cancelled_at END,
    returned_at = CASE WHEN p_reason = 'returned' THEN p_at ELSE returned_at END,
    undone_at = CASE WHEN p_reason = 'undone' THEN p_at ELSE undone_at END,
    came_late_at = CASE WHEN p_reason = 'came_late' THEN p_at ELSE came_late_at END,
    let_pass_count = let_pass_count + (p_reason IS NOT DISTINCT FROM 'let_pass')::int,
    moved_to = coalesce(moved, moved_to),
    line_position = coalesce(place, line_position),
    first_position = CASE WHEN home IS NULL THEN first_position
                          WHEN place < home THEN home END,
    position_changed_at = CASE WHEN place IS NULL THEN position_changed_at ELSE p_at END,
    parked_counter = CASE WHEN p_reason = 'parked' THEN before.counter
                          WHEN p_reason = 'transferred' OR p_to_status = 'running' THEN NULL
                          ELSE parked_counter END,
    parked_until = CASE WHEN p_reason = 'parked' THEN p_until
                        WHEN p_reason = 'transferred' OR p_to_status <> 'scheduled' THEN NULL
                        ELSE parked_until END,
    before_step = CASE WHEN step THEN jsonb_build_object(
      'status', before.status, 'reason', before.status_reason, 'counter', before.counter,
      'called_at', before.called_at, 'aborted_at', before.aborted_at,
      'cancelled_at', before.cancelled_at, 'list', before.waiting_list_id) END,
    stepped_at = CASE WHEN step THEN p_at END
  WHERE id = p_ticket_id
  RETURNING * INTO after;
  INSERT INTO ticket_events (ticket_id, at, actor, from_status, to_status, reason, counter, people)
    VALUES (p_ticket_id, p_at, p_actor, before.status, p_to_status, p_reason,
            coalesce(after.counter, after.parked_counter), p_people);
  IF to_list <> before.waiting_list_id THEN
    -- The alert moves to the other list. The predicted window was for the other service.
    UPDATE ticket_alerts SET waiting_list_id = to_list WHERE ticket_id = p_ticket_id;
    DELETE FROM wait_predictions WHERE ticket_id = p_ticket_id;
  END IF;
  IF p_reason = 'resumed' OR p_back AND p_to_status = 'running' AND before.status <> 'running' THEN
    UPDATE visits SET ended_at = NULL, outcome = NULL
     WHERE id = (SELECT max(id) FROM visits WHERE ticket_id = p_ticket_id);
  ELSIF before.status = 'scheduled' AND p_to_status = 'running' THEN
    INSERT INTO visits (ticket_id, service_id, counter, user_id, called_at)
      VALUES (p_ticket_id, after.service_id, p_counter, p_user_id, p_at);
  ELSIF before.status = 'running' AND p_to_status <> 'running' THEN
    UPDATE visits SET ended_at = p_at, outcome = coalesce(p_reason, p_to_status)
     WHERE ticket_id = p_ticket_id AND ended_at IS NULL;
  ELSIF p_reason = 'here' OR p_back AND before.status = 'running' THEN
    UPDATE visits SET began_at = CASE WHEN p_reason = 'here' THEN p_at END
     WHERE ticket_id = p_ticket_id AND ended_at IS NULL;
  END IF;
  RETURN after;
END $$;
