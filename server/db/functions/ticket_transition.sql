-- Applies a transition to one ticket, sets its timestamps and writes the event. Raises
-- check_violation for an unknown transition (tickets_lifecycle) or a broken rule (tickets_rule),
-- and no_data_found for an unknown ticket. Locks the list before the ticket, in the same order as
-- take_tickets, so that transactions cannot deadlock and counts are current. Timestamps describe
-- the present: a ticket that returns to waiting has never been called, and a resumed visit has not
-- ended. Its events keep the past.
CREATE OR REPLACE FUNCTION ticket_transition(
  p_ticket_id bigint,
  p_to_status text,
  p_reason text,
  p_actor text,
  p_at timestamptz DEFAULT now(),
  p_counter text DEFAULT NULL,
  p_people int DEFAULT NULL,
  p_user_id bigint DEFAULT NULL
) RETURNS tickets LANGUAGE plpgsql AS $$
DECLARE
  before tickets;
  after tickets;
  moved numeric;
  line_moved numeric;
BEGIN
  PERFORM FROM waiting_lists
    WHERE id = (SELECT waiting_list_id FROM tickets WHERE id = p_ticket_id)
    FOR NO KEY UPDATE;
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
  IF NOT ticket_rule_holds(before, p_reason, p_at, p_people) THEN
    RAISE EXCEPTION 'A ticket cannot be % now', p_reason
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_rule';
  END IF;
  IF p_reason IN ('let_pass', 'came_late') THEN
    SELECT b.moved_to, b.line_position INTO moved, line_moved
      FROM place_behind(before.waiting_list_id,
                        CASE p_reason WHEN 'let_pass' THEN before.line_position ELSE 0 END,
                        CASE p_reason WHEN 'let_pass' THEN p_people ELSE 2 END) b;
  END IF;
  UPDATE tickets SET
    status = p_to_status,
    status_reason = p_reason,
    counter = CASE p_to_status
      WHEN 'running' THEN coalesce(p_counter, counter) WHEN 'scheduled' THEN NULL ELSE counter END,
    called_at = CASE
      WHEN p_to_status = 'running' AND before.status = 'scheduled' THEN p_at
      WHEN p_reason IN ('returned', 'came_late') THEN NULL ELSE called_at END,
    recalled_at = CASE
      WHEN p_reason = 'recalled' THEN p_at WHEN p_to_status = 'running' THEN NULL
      ELSE recalled_at END,
    recalls = recalls + (p_reason IS NOT DISTINCT FROM 'recalled')::int,
    processed_at = CASE p_to_status
      WHEN 'processed' THEN p_at WHEN 'running' THEN NULL ELSE processed_at END,
    aborted_at = CASE
      WHEN p_to_status = 'aborted' THEN p_at
      WHEN p_to_status IN ('scheduled', 'running') THEN NULL ELSE aborted_at END,
    cancelled_at = CASE p_to_status
      WHEN 'cancelled' THEN p_at WHEN 'scheduled' THEN NULL ELSE cancelled_at END,
    returned_at = CASE WHEN p_reason = 'returned' THEN p_at ELSE returned_at END,
    undone_at = CASE WHEN p_reason = 'undone' THEN p_at ELSE undone_at END,
    came_late_at = CASE WHEN p_reason = 'came_late' THEN p_at ELSE came_late_at END,
    let_pass_count = let_pass_count + (p_reason IS NOT DISTINCT FROM 'let_pass')::int,
    moved_to = coalesce(moved, moved_to),
    line_position = coalesce(line_moved, line_position),
    position_changed_at = CASE WHEN moved IS NULL THEN position_changed_at ELSE p_at END
  WHERE id = p_ticket_id
  RETURNING * INTO after;
  INSERT INTO ticket_events (ticket_id, at, actor, from_status, to_status, reason, counter, people)
    VALUES (p_ticket_id, p_at, p_actor, before.status, p_to_status, p_reason, after.counter,
            p_people);
  IF before.status = 'scheduled' AND p_to_status = 'running' THEN
    INSERT INTO visits (ticket_id, service_id, counter, user_id, called_at)
      VALUES (p_ticket_id, after.service_id, p_counter, p_user_id, p_at);
  ELSIF p_reason = 'resumed' THEN
    UPDATE visits SET ended_at = NULL, outcome = NULL
     WHERE id = (SELECT max(id) FROM visits WHERE ticket_id = p_ticket_id);
  ELSIF before.status = 'running' AND p_to_status <> 'running' THEN
    UPDATE visits SET ended_at = p_at, outcome = coalesce(p_reason, p_to_status)
     WHERE ticket_id = p_ticket_id AND ended_at IS NULL;
  END IF;
  RETURN after;
END $$;
