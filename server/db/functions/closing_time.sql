-- The last closing time of a place on a service day, by its opening hours; after midnight if an
-- interval ends before it begins. Null if the place does not open.
CREATE OR REPLACE FUNCTION closing_time(hours jsonb, day date) RETURNS timestamptz LANGUAGE sql STABLE
  AS $$
    SELECT max(athens_instant(day + (i ->> 'to')::interval + CASE
             WHEN i ->> 'to' <= i ->> 'from' THEN interval '1 day' ELSE interval '0' END))
      FROM jsonb_array_elements(hours) d, jsonb_array_elements(d -> 'intervals') i
     WHERE (d ->> 'weekday')::int = extract(isodow FROM day)
  $$;
