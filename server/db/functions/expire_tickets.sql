-- Expires up to p_limit open tickets of lists, and returns how many. Has the effect of
-- ticket_transition with 'aborted', 'expired' and 'system' on each, but in one statement that
-- changes each list once. Locks their lines first, in the same order as take_tickets. Starts at the
-- end of each list, so that nobody moves up and no alert fires between two transactions.
CREATE OR REPLACE FUNCTION expire_tickets(p_list_ids bigint[], p_at timestamptz, p_limit int)
  RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  expired int;
BEGIN
  PERFORM lock_lines(p_list_ids);
  WITH open AS (
    SELECT id, status FROM tickets
     WHERE waiting_list_id = ANY (p_list_ids) AND status IN ('scheduled', 'running')
       AND ticket_transition_allowed(status, status_reason, 'aborted', 'expired', 'system')
     ORDER BY waiting_list_id, line_position DESC LIMIT p_limit FOR NO KEY UPDATE
  ), ended AS (
    UPDATE tickets t SET status = 'aborted', status_reason = 'expired', aborted_at = p_at,
           parked_until = NULL, before_step = NULL, stepped_at = NULL
      FROM open o WHERE t.id = o.id
    RETURNING t.id, o.status AS from_status, coalesce(t.counter, t.parked_counter) AS counter
  ), events AS (
    INSERT INTO ticket_events (ticket_id, at, actor, from_status, to_status, reason, counter)
      SELECT id, p_at, 'system', from_status, 'aborted', 'expired', counter FROM ended
  ), ended_visits AS (
    UPDATE visits v SET ended_at = p_at, outcome = 'expired'
      FROM ended e WHERE v.ticket_id = e.id AND e.from_status = 'running' AND v.ended_at IS NULL
  )
  SELECT count(*) INTO expired FROM ended;
  RETURN expired;
END $$;
