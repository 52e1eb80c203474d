-- Fires the alerts of a list whose threshold is reached. Runs at the end of the transaction and
-- sees the final line, so the end of a list fires no alert. Each ticket change locks its list, so
-- an alert fires once. The holder's own actions do not fire their alert.
CREATE OR REPLACE FUNCTION alerts_fire() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  list bigint;
BEGIN
  FOREACH list IN ARRAY ARRAY[OLD.waiting_list_id, NEW.waiting_list_id] LOOP
    IF EXISTS (SELECT FROM ticket_alerts WHERE waiting_list_id = list AND fired_at IS NULL) THEN
      UPDATE ticket_alerts a
         SET fired_at = (SELECT max(e.at) FROM ticket_events e WHERE e.ticket_id = NEW.id)
        FROM line_of(list) line
       WHERE a.ticket_id = line.ticket_id AND a.ticket_id <> NEW.id AND a.fired_at IS NULL
         AND line.status = 'scheduled' AND line.people_ahead <= a.ahead;
    END IF;
    EXIT WHEN NEW.waiting_list_id = OLD.waiting_list_id;
  END LOOP;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS alerts_fire ON tickets;
CREATE CONSTRAINT TRIGGER alerts_fire AFTER UPDATE ON tickets DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status
                     OR NEW.moved_to IS DISTINCT FROM OLD.moved_to
                     OR NEW.waiting_list_id <> OLD.waiting_list_id
                     OR NEW.parked_until IS DISTINCT FROM OLD.parked_until)
  EXECUTE FUNCTION alerts_fire();
