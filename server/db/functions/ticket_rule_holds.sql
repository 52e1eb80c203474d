-- True if the conditions of a transition other than its status hold: the rules in
-- common/line/transitions.ts.
CREATE OR REPLACE FUNCTION ticket_rule_holds(
  p_ticket tickets, p_reason text, p_at timestamptz, p_people int
) RETURNS boolean LANGUAGE sql STABLE
  AS $$
    SELECT coalesce(CASE p_reason
        WHEN 'no_show' THEN
          p_at >= p_ticket.called_at + make_interval(secs => o.patience_seconds)
        WHEN 'came_late' THEN p_ticket.came_late_at IS NULL
          AND p_at <= p_ticket.aborted_at + make_interval(secs => o.grace_seconds)
          AND NOT line_over(l, p_at)
        WHEN 'let_pass' THEN p_ticket.let_pass_count < 3 AND p_people BETWEEN 1 AND 10
          AND p_ticket.parked_until IS NULL
          AND EXISTS (SELECT FROM call_order(p_ticket.line_id, ARRAY[p_ticket.service_id]) n
                       WHERE n.line_position > p_ticket.line_position)
        WHEN 'undone' THEN p_at <= p_ticket.cancelled_at + interval '60 seconds'
          AND NOT line_over(l, p_at) AND list_has_room(l)
        WHEN 'resumed' THEN p_at <=
          coalesce(p_ticket.processed_at, p_ticket.aborted_at) + interval '60 seconds'
        WHEN 'restored' THEN NOT line_over(l, p_at)
        WHEN 'here' THEN o.confirms_arrival AND EXISTS (
          SELECT FROM visits v
           WHERE v.ticket_id = p_ticket.id AND v.ended_at IS NULL AND v.began_at IS NULL)
        WHEN 'taken_back' THEN p_at <= p_ticket.stepped_at + interval '60 seconds'
        ELSE true
      END, false)
      FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
     WHERE l.id = p_ticket.waiting_list_id
  $$;
