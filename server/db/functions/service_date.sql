-- The service day of a place: yesterday while one of its lists has not closed, otherwise today.
CREATE OR REPLACE FUNCTION service_date(p_organisation_id bigint, p_at timestamptz) RETURNS date
  LANGUAGE sql STABLE
  AS $$
    SELECT today - EXISTS (
             SELECT FROM waiting_lists l
              WHERE l.organisation_id = p_organisation_id AND l.released_on = today - 1
                AND l.closes_at > p_at)::int
      FROM (SELECT (p_at AT TIME ZONE 'Europe/Athens')::date AS today) d
  $$;
