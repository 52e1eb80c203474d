-- The instant at which clocks in Athens show a time: the change of the clocks for a time that they
-- skip (they skip a whole hour, at a full hour), the later one for a time that they show twice.
-- Mirrors athensInstant in common/calendar/athens.ts.
CREATE OR REPLACE FUNCTION athens_instant(wall timestamp) RETURNS timestamptz LANGUAGE sql STABLE
  AS $$
    SELECT CASE WHEN (wall AT TIME ZONE 'Europe/Athens') AT TIME ZONE 'Europe/Athens' = wall
                THEN wall AT TIME ZONE 'Europe/Athens'
                ELSE date_trunc('hour', wall AT TIME ZONE 'Europe/Athens') END
  $$;
