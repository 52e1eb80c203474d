-- Moves one ticket, stamps the time and writes the event. Raises check_violation for a way that does
-- not exist and no_data_found for an unknown ticket. Locks the list before the ticket, as whoever
-- takes a number does, so that the counts of a list are known to whoever holds it and nobody waits
-- in a circle.
CREATE OR REPLACE FUNCTION ticket_transition(
  p_ticket_id bigint,
  p_to_status text,
  p_reason text,
  p_actor text,
  p_at timestamptz DEFAULT now()
) RETURNS tickets LANGUAGE plpgsql AS $$
DECLARE
  before tickets;
  after tickets;
BEGIN
  PERFORM FROM waiting_lists
    WHERE id = (SELECT waiting_list_id FROM tickets WHERE id = p_ticket_id)
    FOR NO KEY UPDATE;
  SELECT * INTO before FROM tickets WHERE id = p_ticket_id FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'No ticket %', p_ticket_id USING ERRCODE = 'no_data_found';
  END IF;
  IF NOT ticket_transition_allowed(before.status, p_to_status) THEN
    RAISE EXCEPTION 'A ticket cannot go from % to %', before.status, p_to_status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_lifecycle';
  END IF;
  UPDATE tickets SET
    status = p_to_status,
    status_reason = p_reason,
    called_at = CASE WHEN p_to_status = 'running' THEN p_at ELSE called_at END,
    processed_at = CASE WHEN p_to_status = 'processed' THEN p_at ELSE processed_at END,
    aborted_at = CASE WHEN p_to_status = 'aborted' THEN p_at ELSE aborted_at END,
    cancelled_at = CASE WHEN p_to_status = 'cancelled' THEN p_at ELSE cancelled_at END
  WHERE id = p_ticket_id
  RETURNING * INTO after;
  INSERT INTO ticket_events (ticket_id, at, actor, from_status, to_status, reason)
    VALUES (p_ticket_id, p_at, p_actor, before.status, p_to_status, p_reason);
  RETURN after;
END $$;
