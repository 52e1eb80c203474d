-- Decisions of moderators that can still be undone. A job applies them when they are due.
CREATE TABLE held_decisions (
  kind text NOT NULL,
  code text NOT NULL,
  -- The version of the item that the moderator saw. A later version cancels the decision.
  version text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('approve', 'return', 'answer', 'done', 'spam', 'restore')),
  reason text NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (kind, code)
);
CREATE INDEX held_decisions_user ON held_decisions (user_id);
