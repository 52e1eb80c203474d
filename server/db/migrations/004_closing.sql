-- When a place closes for the last time on a day, by its opening hours: what passes midnight ends
-- with the day; null when it does not open.
CREATE FUNCTION closing_time(hours jsonb, day date) RETURNS timestamptz LANGUAGE sql STABLE
  AS $$
    SELECT max(day + CASE
             WHEN i ->> 'to' <= i ->> 'from' THEN interval '24:00'
             ELSE (i ->> 'to')::interval
           END) AT TIME ZONE 'Europe/Athens'
      FROM jsonb_array_elements(hours) d, jsonb_array_elements(d -> 'intervals') i
     WHERE (d ->> 'weekday')::int = extract(isodow FROM day)
  $$;

-- No number is issued from here on; null: until the day is over.
ALTER TABLE waiting_lists ADD COLUMN closes_at timestamptz;
UPDATE waiting_lists l SET closes_at = closing_time(o.opening_hours, l.released_on)
  FROM organisations o WHERE o.id = l.organisation_id;
