-- The number of tickets of a list that are now reserved for door, kiosk and counter: the share of
-- the place minus the tickets already issued there, and at most the tickets that are left. Null if
-- none are reserved.
CREATE OR REPLACE FUNCTION door_kept(l waiting_lists, p_at timestamptz) RETURNS int
  LANGUAGE sql STABLE
  AS $$
    SELECT greatest(0, least(
             l.capacity - (l.issued - l.given_back),
             ceil(l.capacity * o.door_share / 100.0)::int - (
               SELECT count(*) FROM tickets t
                WHERE t.waiting_list_id = l.id AND (t.user_id IS NULL OR t.at_door)
                  AND NOT (t.status IN ('cancelled', 'aborted') AND t.called_at IS NULL))::int))
      FROM organisations o
     WHERE o.id = l.organisation_id AND o.door_share > 0 AND l.capacity IS NOT NULL
       AND (l.closes_at - make_interval(mins => o.door_until_minutes) <= p_at) IS NOT TRUE
  $$;
