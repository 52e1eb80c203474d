-- When a place closes for the last time on a day, by its opening hours. Hours past midnight end
-- with the day; null when the place does not open.
CREATE OR REPLACE FUNCTION closing_time(hours jsonb, day date) RETURNS timestamptz LANGUAGE sql STABLE
  AS $$
    SELECT max(day + CASE
             WHEN i ->> 'to' <= i ->> 'from' THEN interval '24:00'
             ELSE (i ->> 'to')::interval
           END) AT TIME ZONE 'Europe/Athens'
      FROM jsonb_array_elements(hours) d, jsonb_array_elements(d -> 'intervals') i
     WHERE (d ->> 'weekday')::int = extract(isodow FROM day)
  $$;
