-- Updates the counts of a list when tickets are issued. Seeding (seira.history) writes the counts
-- itself, and tickets that were called already.
CREATE OR REPLACE FUNCTION tickets_count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('seira.history', true) IS DISTINCT FROM 'on' THEN
    UPDATE waiting_lists l SET issued = l.issued + n.number,
           waiting_count = l.waiting_count + n.number, open_count = l.open_count + n.number
      FROM (SELECT waiting_list_id, count(*)::int AS number FROM new_rows GROUP BY 1) n
     WHERE l.id = n.waiting_list_id;
  ELSE
    PERFORM add_visits((SELECT array_agg(DISTINCT waiting_list_id) FROM new_rows));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tickets_count_inserted AFTER INSERT ON tickets
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tickets_count_inserted();
