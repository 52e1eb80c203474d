-- Messages are read, answered and put away in the moderators' queue. Each came by mail as well, so
-- that one of more than a month ago counts as dealt with.
ALTER TABLE messages
  ADD COLUMN state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'answered', 'done', 'spam')),
  -- Language of the writer; null: not known.
  ADD COLUMN language text CHECK (language IN ('el', 'en'));
UPDATE messages SET state = 'done' WHERE created_at < now() - interval '30 days';
CREATE INDEX messages_state ON messages (state, created_at);

ALTER TABLE moderation_decisions
  DROP CONSTRAINT moderation_decisions_decision_check,
  ADD CONSTRAINT moderation_decisions_decision_check
    CHECK (decision IN ('approve', 'return', 'answer', 'done', 'spam', 'restore'));
