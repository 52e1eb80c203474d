-- Updates the counts of a list when its tickets are deleted, for example with their person.
-- Deleting a waiting ticket frees its place.
CREATE OR REPLACE FUNCTION tickets_count_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_lists l SET waiting_count = l.waiting_count - n.waiting,
         parked_count = l.parked_count - n.parked,
         open_count = l.open_count - n.open, given_back = l.given_back + n.waiting + n.parked
    FROM (SELECT waiting_list_id,
                 count(*) FILTER (WHERE status = 'scheduled' AND parked_until IS NULL)::int AS waiting,
                 count(*) FILTER (WHERE status = 'scheduled' AND parked_until IS NOT NULL)::int AS parked,
                 count(*)::int AS open
            FROM old_rows WHERE status IN ('scheduled', 'running') GROUP BY 1) n
   WHERE l.id = n.waiting_list_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tickets_count_deleted AFTER DELETE ON tickets
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tickets_count_deleted();
