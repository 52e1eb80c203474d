-- The whole lifecycle. No other way exists, whoever writes.
CREATE OR REPLACE FUNCTION ticket_transition_allowed(from_status text, to_status text) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  AS $$
    SELECT (from_status, to_status) IN (
      ('scheduled', 'running'),
      ('running', 'processed'),
      ('scheduled', 'cancelled'),
      ('scheduled', 'aborted'),
      ('running', 'aborted')
    )
  $$;
