-- A ticket starts as scheduled. Only seed and restore may write other statuses: SET LOCAL
-- seira.history = 'on'.
CREATE OR REPLACE FUNCTION tickets_guard_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('seira.history', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'A new ticket is scheduled, not %', NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_lifecycle';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER tickets_guard_insert BEFORE INSERT ON tickets
  FOR EACH ROW WHEN (NEW.status <> 'scheduled') EXECUTE FUNCTION tickets_guard_insert();
