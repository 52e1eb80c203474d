-- Adds a line and a service to lists of version 1.1, and to their tickets a position in the line
-- and their last visit. Skips lists that have a line. Positions in the line are the ids of its
-- tickets, assigned in line order: within a list by position, across lists by the time at which the
-- ticket was taken.
CREATE OR REPLACE FUNCTION fill_lines(p_list_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[];
BEGIN
  SELECT array_agg(l.id) INTO ids FROM (
    SELECT id FROM waiting_lists WHERE id = ANY (p_list_ids) AND line_id IS NULL
     ORDER BY id FOR NO KEY UPDATE) l;
  INSERT INTO lines (organisation_id, day)
    SELECT DISTINCT organisation_id, released_on FROM waiting_lists WHERE id = ANY (ids)
     ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  INSERT INTO services (organisation_id, name, is_default, position)
    SELECT DISTINCT organisation_id, service, service = '', (service <> '')::int
      FROM waiting_lists WHERE id = ANY (ids) ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  UPDATE waiting_lists l SET line_id = n.id, service_id = s.id
    FROM lines n, services s
   WHERE l.id = ANY (ids) AND n.organisation_id = l.organisation_id AND n.day = l.released_on
     AND s.id = service_named(l.organisation_id, l.service);
  WITH own AS (
    SELECT t.id, l.line_id, l.service_id, l.id AS list, t.position,
           max(t.id) OVER (PARTITION BY l.id ORDER BY t.position) AS taken
      FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id WHERE l.id = ANY (ids)
  ), ordered AS (
    SELECT *, row_number() OVER (PARTITION BY line_id ORDER BY taken, list, position) AS place
      FROM own
  ), places AS (
    SELECT id, line_id, row_number() OVER (PARTITION BY line_id ORDER BY id) AS place FROM own
  )
  UPDATE tickets t SET line_id = o.line_id, service_id = o.service_id, line_position = p.id
    FROM ordered o JOIN places p USING (line_id, place) WHERE t.id = o.id;
  PERFORM add_visits(ids);
END $$;
