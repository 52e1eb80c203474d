-- Deletes the reply together with its message, however the message is deleted. The decision stays
-- in the trail.
CREATE OR REPLACE FUNCTION messages_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderation_decisions SET reason = ''
   WHERE kind = 'message' AND code = OLD.code AND reason <> '';
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS messages_forgotten ON messages;
CREATE TRIGGER messages_forgotten AFTER DELETE ON messages
  FOR EACH ROW EXECUTE FUNCTION messages_forgotten();
