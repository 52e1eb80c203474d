-- True if the line of a list is over for good: it has ended (line_ends_at), or it closed an hour
-- ago, nobody is being served, and no member acted on it for half an hour. Mirrors isLineOver in
-- common/line/lineEnd.ts.
CREATE OR REPLACE FUNCTION line_over(l waiting_lists, p_at timestamptz) RETURNS boolean
  LANGUAGE sql STABLE
  AS $$
    SELECT line_ends_at(l) <= p_at
        OR coalesce(l.closes_at <= p_at - interval '60 minutes', false)
           AND l.open_count = l.waiting_count + coalesce(l.parked_count, 0)
           AND coalesce(l.tended_at <= p_at - interval '30 minutes', true)
  $$;
