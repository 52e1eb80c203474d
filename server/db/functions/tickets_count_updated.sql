-- Keeps the counts of a list when its tickets move.
CREATE OR REPLACE FUNCTION tickets_count_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_lists l SET waiting_count = l.waiting_count + n.waiting,
         open_count = l.open_count + n.open, served_count = l.served_count + n.served
    FROM (SELECT waiting_list_id,
                 sum(sign * (status = 'scheduled')::int)::int AS waiting,
                 sum(sign * (status IN ('scheduled', 'running'))::int)::int AS open,
                 sum(sign * (status = 'processed')::int)::int AS served
            FROM (SELECT waiting_list_id, status, 1 AS sign FROM new_rows
                  UNION ALL SELECT waiting_list_id, status, -1 FROM old_rows) rows
           GROUP BY 1) n
   WHERE l.id = n.waiting_list_id AND (n.waiting, n.open, n.served) <> (0, 0, 0);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tickets_count_updated AFTER UPDATE ON tickets
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tickets_count_updated();
