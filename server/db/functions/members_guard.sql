-- Keeps the last owner of a place: who leaves or is made a clerk must leave another owner behind.
-- The lock on the place makes two owners who remove each other wait for one another. A place that
-- is deleted takes its members along.
CREATE OR REPLACE FUNCTION members_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.role = 'owner' THEN
    RETURN NEW;
  END IF;
  PERFORM FROM organisations WHERE id = OLD.organisation_id FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (
    SELECT FROM members WHERE organisation_id = OLD.organisation_id AND role = 'owner'
       AND user_id <> OLD.user_id
  ) THEN
    RAISE EXCEPTION 'A place keeps its last owner'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'members_last_owner';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER members_guard BEFORE UPDATE OR DELETE ON members
  FOR EACH ROW WHEN (OLD.role = 'owner') EXECUTE FUNCTION members_guard();
