-- The end of a list's line, even while somebody is being served: midnight, or twelve hours after
-- closing if the list closes less than an hour before midnight or later. So a place that is open
-- around the clock has until noon to call everybody from yesterday. Mirrors lineEndsAt in
-- common/line/lineEnd.ts.
CREATE OR REPLACE FUNCTION line_ends_at(l waiting_lists) RETURNS timestamptz LANGUAGE sql STABLE
  AS $$
    SELECT CASE WHEN l.closes_at > (l.released_on + 1)::timestamp AT TIME ZONE 'Europe/Athens'
                                   - interval '60 minutes'
                THEN l.closes_at + interval '12 hours'
                ELSE (l.released_on + 1)::timestamp AT TIME ZONE 'Europe/Athens' END
  $$;
