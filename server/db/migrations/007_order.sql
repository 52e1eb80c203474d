-- Every order of the directory as an index, so that a page is read and not sorted.
CREATE INDEX organisations_rated
  ON organisations (rating DESC NULLS LAST, reviews_count DESC, id);
CREATE INDEX organisations_reviewed ON organisations (reviews_count DESC, id);
CREATE INDEX organisations_viewed ON organisations (views_count DESC, id);
CREATE INDEX organisations_newest ON organisations (created_at DESC, id);
CREATE INDEX organisations_oldest ON organisations (created_at, id);
CREATE INDEX organisations_cheapest ON organisations (price_from NULLS LAST, id);
CREATE INDEX organisations_dearest ON organisations (price_from DESC NULLS LAST, id);
DROP INDEX organisations_category;
CREATE INDEX organisations_category ON organisations (category_id, position, id);

-- How many organisations there are of each kind and country, kept by the triggers below.
CREATE TABLE organisation_counts (
  category_id bigint NOT NULL REFERENCES categories ON DELETE CASCADE,
  country text NOT NULL,
  number integer NOT NULL,
  PRIMARY KEY (category_id, country)
);
INSERT INTO organisation_counts (category_id, country, number)
  SELECT category_id, country, count(*) FROM organisations GROUP BY 1, 2;

-- Whoever writes history (seira.history) brings the counts along.
CREATE FUNCTION organisations_counted() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER organisations_inserted AFTER INSERT ON organisations
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organisations_counted();
CREATE TRIGGER organisations_updated AFTER UPDATE ON organisations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organisations_counted();
CREATE TRIGGER organisations_deleted AFTER DELETE ON organisations
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION organisations_counted();
