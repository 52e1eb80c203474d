-- Reverts the last transfer, parking, arrival or restoring of a ticket within 60 seconds. Raises
-- the errors of ticket_transition.
CREATE OR REPLACE FUNCTION take_back(p_ticket_id bigint, p_actor text, p_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held tickets;
BEGIN
  PERFORM lock_lines(ARRAY(SELECT waiting_list_id FROM tickets WHERE id = p_ticket_id));
  SELECT * INTO held FROM tickets WHERE id = p_ticket_id;
  PERFORM ticket_transition(
    p_ticket_id, coalesce(held.before_step ->> 'status', 'none'),
    CASE WHEN held.status_reason = 'restored' THEN held.before_step ->> 'reason'
         ELSE 'taken_back' END,
    p_actor, p_at, p_back => true);
END $$;
