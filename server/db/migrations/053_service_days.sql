-- A service day ends when its hours end, maybe after midnight, and hours that end in the hour that
-- the clocks skip end when they change. Lists that have not closed yet get their closing time.
UPDATE waiting_lists l
   SET closes_at = n.closes_at
  FROM (
    SELECT id, max(CASE
             WHEN (wall AT TIME ZONE 'Europe/Athens') AT TIME ZONE 'Europe/Athens' = wall
             THEN wall AT TIME ZONE 'Europe/Athens'
             ELSE date_trunc('hour', wall AT TIME ZONE 'Europe/Athens') END) AS closes_at
      FROM (
        SELECT w.id, w.released_on + (i ->> 'to')::interval + CASE
                 WHEN i ->> 'to' <= i ->> 'from' THEN interval '1 day' ELSE interval '0' END AS wall
          FROM waiting_lists w, jsonb_array_elements(w.intervals) i
         WHERE w.released_on >= (now() AT TIME ZONE 'Europe/Athens')::date - 1) ends
     GROUP BY id) n
 WHERE n.id = l.id AND l.closes_at <> n.closes_at;
