-- Puts a new ticket at the end of the line of its list.
CREATE OR REPLACE FUNCTION tickets_join_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.line_id IS NULL THEN
    SELECT line_id, service_id, letter INTO NEW.line_id, NEW.service_id, NEW.letter
      FROM waiting_lists WHERE id = NEW.waiting_list_id;
    IF NEW.line_id IS NULL THEN
      PERFORM fill_lines(ARRAY[NEW.waiting_list_id]);
      SELECT line_id, service_id, letter INTO NEW.line_id, NEW.service_id, NEW.letter
        FROM waiting_lists WHERE id = NEW.waiting_list_id;
    END IF;
  END IF;
  NEW.line_position := NEW.id;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER tickets_join_line BEFORE INSERT ON tickets
  FOR EACH ROW WHEN (NEW.line_position IS NULL) EXECUTE FUNCTION tickets_join_line();
