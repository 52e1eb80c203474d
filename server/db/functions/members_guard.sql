-- Keeps the last owner of a place: an owner can leave or become a clerk only while another owner
-- remains. The lock on the place serialises two owners who remove each other. Deleting a place
-- deletes its members.
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
