-- Gives a waiting ticket priority for a reason, or withdraws it (null): it then goes back to its
-- first place. Raises check_violation (tickets_lifecycle) unless the ticket waits.
CREATE OR REPLACE FUNCTION ticket_priority(
  p_ticket_id bigint, p_reason text, p_actor text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before tickets;
  place numeric;
BEGIN
  PERFORM lock_lines(ARRAY(SELECT waiting_list_id FROM tickets WHERE id = p_ticket_id));
  SELECT * INTO before FROM tickets WHERE id = p_ticket_id FOR UPDATE;
  IF before.status IS DISTINCT FROM 'scheduled' THEN
    RAISE EXCEPTION 'Only a waiting ticket has priority'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_lifecycle';
  END IF;
  IF p_reason IS NOT DISTINCT FROM before.priority_reason THEN
    RETURN;
  END IF;
  place := CASE
    WHEN p_reason IS NULL THEN coalesce(before.first_position, before.line_position)
    WHEN before.priority_reason IS NOT NULL OR before.parked_until IS NOT NULL
      THEN before.line_position
    ELSE coalesce(priority_place(before), before.line_position) END;
  UPDATE tickets SET
    priority_reason = p_reason,
    first_position = CASE
      WHEN p_reason IS NULL THEN NULL
      WHEN place < line_position THEN coalesce(first_position, line_position)
      ELSE first_position END,
    moved_to = CASE WHEN place = line_position THEN moved_to
                    ELSE position_in_list(waiting_list_id, id, place) END,
    position_changed_at = CASE WHEN place = line_position THEN position_changed_at ELSE p_at END,
    line_position = place
  WHERE id = p_ticket_id;
  INSERT INTO ticket_events (ticket_id, at, actor, from_status, to_status, reason)
    VALUES (p_ticket_id, p_at, p_actor, 'scheduled', 'scheduled',
            CASE WHEN p_reason IS NULL THEN 'priority_withdrawn' ELSE 'priority' END);
END $$;
