-- Updates the counts of lists when their tickets change. A ticket that ends before its call, or is
-- transferred, frees its place; at the other service it takes a place that was not issued. A ticket
-- that returns takes a place again, even if the list is full by then. A change that affects no
-- count still changes the version of the list (line_changed). Other updates of a ticket do not
-- touch the list, because they do not hold its lock.
CREATE OR REPLACE FUNCTION tickets_count_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_lists l SET waiting_count = l.waiting_count + n.waiting,
         parked_count = l.parked_count + n.parked, open_count = l.open_count + n.open,
         served_count = l.served_count + n.served, given_back = l.given_back + n.given_back
    FROM (SELECT c.list, sum(c.sign * c.waiting)::int AS waiting, sum(c.sign * c.parked)::int AS parked,
                 sum(c.sign * c.open)::int AS open, sum(c.sign * c.served)::int AS served,
                 sum(c.sign * c.given_back)::int AS given_back
            FROM new_rows a JOIN old_rows b USING (id),
                 LATERAL (VALUES
                   (1, a.waiting_list_id,
                    (a.status = 'scheduled' AND a.parked_until IS NULL)::int,
                    (a.status = 'scheduled' AND a.parked_until IS NOT NULL)::int,
                    (a.status IN ('scheduled', 'running'))::int, (a.status = 'processed')::int,
                    (a.status IN ('cancelled', 'aborted') AND a.called_at IS NULL)::int
                    - (a.issued_list_id IS NOT NULL)::int),
                   (1, a.issued_list_id, 0, 0, 0, 0, 1),
                   (-1, b.waiting_list_id,
                    (b.status = 'scheduled' AND b.parked_until IS NULL)::int,
                    (b.status = 'scheduled' AND b.parked_until IS NOT NULL)::int,
                    (b.status IN ('scheduled', 'running'))::int, (b.status = 'processed')::int,
                    (b.status IN ('cancelled', 'aborted') AND b.called_at IS NULL)::int
                    - (b.issued_list_id IS NOT NULL)::int),
                   (-1, b.issued_list_id, 0, 0, 0, 0, 1)
                 ) AS c (sign, list, waiting, parked, open, served, given_back)
           WHERE ((a.status, a.status_reason, a.waiting_list_id, a.position, a.counter, a.recalls,
                   a.parked_until)
                  IS DISTINCT FROM
                  (b.status, b.status_reason, b.waiting_list_id, b.position, b.counter, b.recalls,
                   b.parked_until)
                  OR a.status IN ('scheduled', 'running')
                     AND (a.note, a.priority_reason, a.presence, a.away_until)
                         IS DISTINCT FROM (b.note, b.priority_reason, b.presence, b.away_until))
             AND c.list IS NOT NULL
           GROUP BY c.list) n
   WHERE l.id = n.list;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tickets_count_updated AFTER UPDATE ON tickets
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tickets_count_updated();
