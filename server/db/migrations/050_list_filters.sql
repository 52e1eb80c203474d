-- The minutes of the week, from Monday 00:00 in Athens, in which a place is open by its hours.
CREATE FUNCTION week_minutes(hours jsonb) RETURNS int4multirange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT coalesce(range_agg(part.span), '{}')
      FROM jsonb_array_elements(hours) day, jsonb_array_elements(day -> 'intervals') hour,
           LATERAL (SELECT (day ->> 'weekday')::int * 1440 - 1440 AS midnight,
                           split_part(hour ->> 'from', ':', 1)::int * 60
                             + split_part(hour ->> 'from', ':', 2)::int AS opens,
                           split_part(hour ->> 'to', ':', 1)::int * 60
                             + split_part(hour ->> 'to', ':', 2)::int AS closes) clock,
           LATERAL (SELECT midnight + opens AS first, midnight + closes
                           + CASE WHEN closes <= opens THEN 1440 ELSE 0 END AS last) minutes,
           -- Sunday's night ends on Monday.
           LATERAL (VALUES (int4range(first, least(last, 10080))),
                           (int4range(0, greatest(last - 10080, 0)))) part (span)
  $$;

-- The property types of a place, by its amenities and by the beginnings of words in its tags.
CREATE FUNCTION place_types(tags jsonb, amenities jsonb, verified boolean) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT coalesce(array_agg(type.key), '{}')
           || CASE WHEN verified THEN '{verified}'::text[] ELSE '{}' END
      FROM (VALUES
        ('accessible', '{wheelchair_accessible}'::text[], '{αμαξιδιο,χωρις σκαλια}'::text[]),
        ('parking', '{free_street_parking,attached_garage}', '{παρκινγκ,parking}'),
        ('wifi', '{wireless_internet}', '{wifi,wi-fi}'),
        ('elevator', '{elevator}', '{ασανσερ}'),
        ('bikes', '{bike_parking}', '{ποδηλατ}'),
        ('outdoors', '{}', '{αυλη,βεραντα,κηπος,κληματαρια}'),
        ('children', '{}', '{παιδι,παιδο,βρεφ,οικογενειακ}'),
        ('english', '{}', '{english,ξενες γλωσσες}'),
        ('workspace', '{friendly_workspace}', '{θεσεις μελετης}')
      ) AS type (key, signs, words)
     WHERE amenities ?| type.signs OR EXISTS (
       SELECT FROM jsonb_array_elements_text(tags) tag, unnest(type.words) word
        WHERE strpos(' ' || public.search_fold(tag), ' ' || word) > 0)
  $$;

ALTER TABLE organisations
  ADD COLUMN open_minutes int4multirange NOT NULL
    GENERATED ALWAYS AS (week_minutes(opening_hours)) STORED,
  ADD COLUMN types text[] NOT NULL
    GENERATED ALWAYS AS (place_types(tags, amenities, verified)) STORED;

CREATE INDEX plan_days_day ON plan_days (day);

-- What lists filter and order places by, narrow enough to be read from end to end, and as it is now.
-- It is derived: places_now_refresh writes it anew from the places and their lists.
CREATE UNLOGGED TABLE places_now (
  id bigint PRIMARY KEY,
  position integer NOT NULL,
  category_id bigint NOT NULL,
  country text NOT NULL,
  city text NOT NULL,
  price_from double precision,
  types text[] NOT NULL,
  latitude double precision,
  longitude double precision,
  rating numeric(2, 1),
  reviews_count integer NOT NULL,
  views_count integer NOT NULL,
  created_at timestamptz NOT NULL,
  -- The shorter the better: minutes until whoever takes a number is called; from 100000 on numbers
  -- are paused, from 200000 on there are none, from 300000 on it is closed until that minute since
  -- 1970. Null: nothing is known.
  wait double precision
);
CREATE INDEX places_now_wait ON places_now (wait, position, id);
CREATE INDEX places_now_city ON places_now (city);
