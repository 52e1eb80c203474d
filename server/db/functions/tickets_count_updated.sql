-- Updates the counts of a list when its tickets change. A ticket that ends before its call frees
-- its place. A ticket that returns takes a place again, even if the list is full by then. A change
-- that affects no count still changes the list's version (line_changed). Other updates of a ticket
-- do not touch the list, because they do not hold its lock.
CREATE OR REPLACE FUNCTION tickets_count_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_lists l SET waiting_count = l.waiting_count + n.waiting,
         open_count = l.open_count + n.open, served_count = l.served_count + n.served,
         given_back = l.given_back + n.given_back
    FROM (SELECT after.waiting_list_id,
                 sum((after.status = 'scheduled')::int - (before.status = 'scheduled')::int)::int
                   AS waiting,
                 sum((after.status IN ('scheduled', 'running'))::int
                     - (before.status IN ('scheduled', 'running'))::int)::int AS open,
                 sum((after.status = 'processed')::int - (before.status = 'processed')::int)::int
                   AS served,
                 sum((after.status IN ('cancelled', 'aborted') AND after.called_at IS NULL)::int
                     - (before.status IN ('cancelled', 'aborted') AND before.called_at IS NULL)::int
                 )::int AS given_back,
                 bool_or((after.status, after.position, after.counter, after.recalls) IS DISTINCT FROM
                         (before.status, before.position, before.counter, before.recalls)) AS moved
            FROM new_rows after JOIN old_rows before USING (id)
           GROUP BY 1) n
   WHERE l.id = n.waiting_list_id AND n.moved;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tickets_count_updated AFTER UPDATE ON tickets
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tickets_count_updated();
