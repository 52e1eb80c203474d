-- True if a ticket may go from one status and reason to another, by this actor: a user, a provider,
-- the simulator (which acts as a provider) or the system; null means anybody. Every other
-- transition is refused, whoever writes. `npm run transitions` writes the rows from TRANSITIONS in
-- common/line/transitions.ts.
CREATE OR REPLACE FUNCTION ticket_transition_allowed(
  p_from_status text, p_from_reason text, p_to_status text, p_to_reason text, p_actor text
) RETURNS boolean LANGUAGE sql IMMUTABLE
  AS $$
    SELECT EXISTS (
      SELECT FROM (VALUES
        ('scheduled', NULL, 'running', NULL, 'member'),
        ('running', NULL, 'running', 'recalled', 'member'),
        ('running', NULL, 'processed', NULL, 'member'),
        ('running', NULL, 'scheduled', 'returned', 'member'),
        ('running', NULL, 'aborted', 'no_show', 'member'),
        ('processed', NULL, 'running', 'resumed', 'member'),
        ('aborted', 'no_show', 'running', 'resumed', 'member'),
        ('aborted', 'no_show', 'scheduled', 'came_late', 'person'),
        ('scheduled', NULL, 'scheduled', 'let_pass', 'person'),
        ('scheduled', NULL, 'cancelled', NULL, 'person'),
        ('cancelled', NULL, 'scheduled', 'undone', 'person'),
        ('scheduled', NULL, 'scheduled', 'transferred', 'member'),
        ('running', NULL, 'scheduled', 'transferred', 'member'),
        ('running', NULL, 'scheduled', 'parked', 'member'),
        ('running', NULL, 'running', 'here', 'member'),
        ('aborted', 'no_show', 'scheduled', 'restored', 'member'),
        ('cancelled', NULL, 'scheduled', 'restored', 'member'),
        ('scheduled', 'transferred', 'running', 'taken_back', 'member'),
        ('scheduled', 'transferred', 'scheduled', 'taken_back', 'member'),
        ('scheduled', 'parked', 'running', 'taken_back', 'member'),
        ('running', 'here', 'running', 'taken_back', 'member'),
        ('scheduled', 'restored', 'aborted', 'no_show', 'member'),
        ('scheduled', 'restored', 'cancelled', NULL, 'member'),
        ('scheduled', NULL, 'aborted', 'provider', 'member'),
        ('scheduled', NULL, 'aborted', 'provider', 'system'),
        ('scheduled', NULL, 'aborted', 'list_closed', 'member'),
        ('scheduled', NULL, 'aborted', 'list_closed', 'system'),
        ('scheduled', NULL, 'aborted', 'expired', 'member'),
        ('scheduled', NULL, 'aborted', 'expired', 'system'),
        ('running', NULL, 'aborted', 'provider', 'member'),
        ('running', NULL, 'aborted', 'provider', 'system'),
        ('running', NULL, 'aborted', 'list_closed', 'member'),
        ('running', NULL, 'aborted', 'list_closed', 'system'),
        ('running', NULL, 'aborted', 'expired', 'member'),
        ('running', NULL, 'aborted', 'expired', 'system')
      ) AS way (from_status, from_reason, to_status, to_reason, who)
      WHERE way.from_status = p_from_status
        AND (way.from_reason IS NULL OR way.from_reason = p_from_reason)
        AND way.to_status = p_to_status AND way.to_reason IS NOT DISTINCT FROM p_to_reason
        AND (p_actor IS NULL OR way.who = CASE p_actor
               WHEN 'user' THEN 'person' WHEN 'provider' THEN 'member'
               WHEN 'simulator' THEN 'member' WHEN 'system' THEN 'system' END)
    )
  $$;
