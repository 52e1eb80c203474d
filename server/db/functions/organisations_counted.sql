-- Keeps the number of organisations per category and country. Seeding (seira.history) writes the
-- counts itself.
CREATE OR REPLACE FUNCTION organisations_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('seira.history', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE organisation_counts c SET number = c.number - o.number
      FROM (SELECT category_id, country, count(*)::int AS number FROM old_rows GROUP BY 1, 2) o
     WHERE (c.category_id, c.country) = (o.category_id, o.country);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO organisation_counts AS c (category_id, country, number)
      SELECT category_id, country, count(*) FROM new_rows GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (category_id, country) DO UPDATE SET number = c.number + EXCLUDED.number;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER organisations_inserted AFTER INSERT ON organisations
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organisations_counted();
CREATE OR REPLACE TRIGGER organisations_updated AFTER UPDATE ON organisations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organisations_counted();
CREATE OR REPLACE TRIGGER organisations_deleted AFTER DELETE ON organisations
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organisations_counted();
