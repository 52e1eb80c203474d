-- Updates the counter of a current visit when the owner renames counters.
CREATE OR REPLACE FUNCTION visits_follow_counter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE visits SET counter = NEW.counter WHERE ticket_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER visits_follow_counter AFTER UPDATE ON tickets
  FOR EACH ROW WHEN (NEW.status = 'running' AND OLD.status = 'running'
                     AND NEW.counter IS DISTINCT FROM OLD.counter)
  EXECUTE FUNCTION visits_follow_counter();
