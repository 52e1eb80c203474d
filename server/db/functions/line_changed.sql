-- Gives a changed list its next version and, on commit, notifies every process on the channel
-- "line" with '<organisation> <list>'. PostgreSQL merges equal notifications of one transaction. A
-- member's last activity (tended_at) and the removal of people (forgotten_at) are not public, so they
-- change no version. Seeding (seira.history) notifies nobody.
CREATE OR REPLACE FUNCTION line_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    NEW.version := OLD.version + 1;
  END IF;
  IF current_setting('seira.history', true) IS DISTINCT FROM 'on' THEN
    PERFORM pg_notify('line', NEW.organisation_id || ' ' || NEW.id);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER line_began BEFORE INSERT ON waiting_lists
  FOR EACH ROW EXECUTE FUNCTION line_changed();
CREATE OR REPLACE TRIGGER line_changed BEFORE UPDATE ON waiting_lists
  FOR EACH ROW WHEN (NEW.tended_at IS NOT DISTINCT FROM OLD.tended_at
                         AND NEW.line_id IS NOT DISTINCT FROM OLD.line_id
                         AND NEW.forgotten_at IS NOT DISTINCT FROM OLD.forgotten_at)
  EXECUTE FUNCTION line_changed();
