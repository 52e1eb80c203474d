-- The instant at which clocks in Athens show a time. A skipped time (clocks skip a whole hour, at a
-- full hour) becomes the instant of the change. A repeated time becomes the later instant. Mirrors
-- athensInstant in common/calendar/athens.ts.
CREATE OR REPLACE FUNCTION athens_instant(wall timestamp) RETURNS timestamptz LANGUAGE sql STABLE
  AS $$
    SELECT CASE WHEN (wall AT TIME ZONE 'Europe/Athens') AT TIME ZONE 'Europe/Athens' = wall
                THEN wall AT TIME ZONE 'Europe/Athens'
                ELSE date_trunc('hour', wall AT TIME ZONE 'Europe/Athens') END
  $$;
