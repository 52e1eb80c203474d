-- Adds a new list to the line of its place and day, and to the service with its name. An empty name
-- is the default service. Line and service are created with their first list.
CREATE OR REPLACE FUNCTION waiting_lists_join_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT id INTO NEW.line_id FROM lines
   WHERE organisation_id = NEW.organisation_id AND day = NEW.released_on;
  IF NEW.line_id IS NULL THEN
    INSERT INTO lines (organisation_id, day) VALUES (NEW.organisation_id, NEW.released_on)
      ON CONFLICT DO NOTHING;
    SELECT id INTO NEW.line_id FROM lines
     WHERE organisation_id = NEW.organisation_id AND day = NEW.released_on;
  END IF;
  IF NEW.service_id IS NULL THEN
    NEW.service_id := service_named(NEW.organisation_id, NEW.service);
  END IF;
  IF NEW.service_id IS NULL THEN
    INSERT INTO services (organisation_id, name, is_default, position)
      VALUES (NEW.organisation_id, NEW.service, NEW.service = '', (NEW.service <> '')::int)
      ON CONFLICT DO NOTHING;
    NEW.service_id := service_named(NEW.organisation_id, NEW.service);
  END IF;
  SELECT letter, public INTO NEW.letter, NEW.is_public FROM services WHERE id = NEW.service_id;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER waiting_lists_join_line BEFORE INSERT ON waiting_lists
  FOR EACH ROW WHEN (NEW.line_id IS NULL) EXECUTE FUNCTION waiting_lists_join_line();

-- Fills the lists of earlier versions whose tickets are open or may be restored. Nobody can write a
-- list or a ticket without a line meanwhile: tickets_join_line and this trigger lock both tables
-- until the transaction of the migrations ends. The server fills all other lists in batches while
-- it runs.
SELECT fill_lines(array_agg(id)) FROM waiting_lists
 WHERE line_id IS NULL AND (
   open_count > 0 OR issued > 0 AND released_on >= (now() AT TIME ZONE 'Europe/Athens')::date - 1);
