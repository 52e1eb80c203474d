-- History is append-only. Rows are deleted only together with their ticket.
CREATE OR REPLACE FUNCTION ticket_events_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ticket_events is append-only'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'ticket_events_append_only';
END $$;
CREATE OR REPLACE TRIGGER ticket_events_guard BEFORE UPDATE ON ticket_events
  FOR EACH ROW EXECUTE FUNCTION ticket_events_guard();
CREATE OR REPLACE TRIGGER ticket_events_guard_delete BEFORE DELETE ON ticket_events
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ticket_events_guard();
