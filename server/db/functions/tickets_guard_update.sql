-- Enforces the lifecycle of a ticket, its immutable columns, and the reasons for which its place in
-- the line or its list may change. Deleting an account removes the holder of tickets that have
-- ended.
CREATE OR REPLACE FUNCTION tickets_guard_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transferred CONSTANT boolean := NEW.waiting_list_id <> OLD.waiting_list_id;
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status
     AND NOT ticket_transition_allowed(
       OLD.status, OLD.status_reason, NEW.status, NEW.status_reason, NULL) THEN
    RAISE EXCEPTION 'A ticket cannot go from % to % (%)', OLD.status, NEW.status, NEW.status_reason
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_lifecycle';
  END IF;
  IF (NEW.moved_to IS DISTINCT FROM OLD.moved_to AND NOT transferred
      OR NEW.line_position <> OLD.line_position
         AND NOT (transferred AND OLD.priority_reason IS NOT NULL))
     AND (NEW.status = 'scheduled' AND NEW.status_reason IN ('let_pass', 'came_late')) IS NOT TRUE
     AND (NEW.status = 'scheduled' AND NEW.priority_reason IS DISTINCT FROM OLD.priority_reason)
         IS NOT TRUE THEN
    RAISE EXCEPTION 'A ticket keeps its position'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_lifecycle';
  END IF;
  IF NEW.rank <> OLD.rank OR NEW.letter IS DISTINCT FROM OLD.letter
     OR NEW.line_id <> OLD.line_id OR NEW.due_date <> OLD.due_date
     OR transferred AND (NEW.status_reason IN ('transferred', 'taken_back')) IS NOT TRUE
     OR coalesce(NEW.issued_list_id, NEW.waiting_list_id)
        <> coalesce(OLD.issued_list_id, OLD.waiting_list_id)
     OR NEW.user_id IS DISTINCT FROM OLD.user_id
        AND (NEW.user_id IS NOT NULL OR NEW.status IN ('scheduled', 'running')) THEN
    RAISE EXCEPTION 'Number, line, person and day of a ticket are for life'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_for_life';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER tickets_guard_update BEFORE UPDATE ON tickets
  FOR EACH ROW EXECUTE FUNCTION tickets_guard_update();
