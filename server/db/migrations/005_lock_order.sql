-- Whoever takes a number locks the list first and may then wait for a ticket of the same person
-- that is just ending. Serving someone did it the other way round, and the two could block each
-- other. Now both begin with the list.
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
  IF p_to_status = 'processed' THEN
    PERFORM FROM waiting_lists
      WHERE id = (SELECT waiting_list_id FROM tickets WHERE id = p_ticket_id)
      FOR NO KEY UPDATE;
  END IF;
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
  IF p_to_status = 'processed' THEN
    UPDATE waiting_lists SET served_count = served_count + 1 WHERE id = before.waiting_list_id;
  END IF;
  RETURN after;
END $$;
