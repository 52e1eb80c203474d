-- Notifies every process on the channel "line", on commit, that public data of a place changed:
-- with '<organisation> ', and with '0 ' if lists of places may change. PostgreSQL merges equal
-- notifications of one transaction.
CREATE OR REPLACE FUNCTION place_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place bigint;
BEGIN
  IF TG_TABLE_NAME = 'organisations' THEN
    PERFORM pg_notify('line', coalesce(NEW.id, OLD.id) || ' ');
    PERFORM pg_notify('line', '0 ');
    RETURN NULL;
  END IF;
  FOREACH place IN ARRAY ARRAY[OLD.organisation_id, NEW.organisation_id] LOOP
    IF place IS NOT NULL THEN
      PERFORM pg_notify('line', place || ' ');
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER organisation_changed AFTER INSERT OR UPDATE OR DELETE ON organisations
  FOR EACH ROW EXECUTE FUNCTION place_changed();
CREATE OR REPLACE TRIGGER review_changed AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION place_changed();
CREATE OR REPLACE TRIGGER service_changed AFTER INSERT OR UPDATE OR DELETE ON services
  FOR EACH ROW EXECUTE FUNCTION place_changed();
CREATE OR REPLACE TRIGGER plan_day_changed AFTER INSERT OR UPDATE OR DELETE ON plan_days
  FOR EACH ROW EXECUTE FUNCTION place_changed();
CREATE OR REPLACE TRIGGER member_changed AFTER INSERT OR UPDATE OR DELETE ON members
  FOR EACH ROW EXECUTE FUNCTION place_changed();
CREATE OR REPLACE TRIGGER list_deleted AFTER DELETE ON waiting_lists
  FOR EACH ROW EXECUTE FUNCTION place_changed();
