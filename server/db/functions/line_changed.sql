-- Gives a changed list its next version and tells every process of it, once the change is committed:
-- '<organisation> <list>' on the channel "line". Equal notifications of a transaction become one. That
-- a member acted (tended_at) shows nowhere. Whoever writes history (seira.history) tells nobody.
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
  FOR EACH ROW WHEN (NEW.tended_at IS NOT DISTINCT FROM OLD.tended_at)
  EXECUTE FUNCTION line_changed();
