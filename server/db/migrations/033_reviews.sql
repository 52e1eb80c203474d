-- What moderators decided, and why: their trail, and how a second decision is recognised.
CREATE TABLE moderation_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- The moderator; null: the account is gone.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL,
  code text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('approve', 'return')),
  reason text NOT NULL
);
CREATE INDEX moderation_decisions_thing ON moderation_decisions (kind, code);
CREATE INDEX moderation_decisions_user ON moderation_decisions (user_id);

ALTER TABLE reviews
  -- Null: sample data, or the author's account is gone.
  ADD COLUMN user_id bigint REFERENCES users ON DELETE SET NULL,
  -- The visit that it is about; null: its author holds no number that was served there.
  ADD COLUMN ticket_id bigint REFERENCES tickets ON DELETE SET NULL,
  ADD COLUMN state text NOT NULL DEFAULT 'published'
    CHECK (state IN ('waiting', 'published', 'returned', 'removed')),
  -- Why a moderator returned or removed it.
  ADD COLUMN reason text,
  -- The language in which its author reads.
  ADD COLUMN language text NOT NULL DEFAULT 'el' CHECK (language IN ('el', 'en')),
  ADD COLUMN edited_at timestamptz,
  ADD COLUMN idempotency_key text;
-- One review a visit, and one without a visit; who is asked to write anew may.
CREATE UNIQUE INDEX reviews_visit ON reviews (ticket_id)
  WHERE ticket_id IS NOT NULL AND state <> 'returned';
CREATE UNIQUE INDEX reviews_without_visit ON reviews (user_id, organisation_id)
  WHERE ticket_id IS NULL AND state <> 'returned';
CREATE UNIQUE INDEX reviews_key ON reviews (user_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
CREATE INDEX reviews_user ON reviews (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX reviews_ticket ON reviews (ticket_id) WHERE ticket_id IS NOT NULL;
CREATE INDEX reviews_waiting ON reviews (created_at, id) WHERE state = 'waiting';

-- What people find wrong with a review.
CREATE TABLE review_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  review_id bigint NOT NULL REFERENCES reviews ON DELETE CASCADE,
  -- Null: the account is gone.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  message text NOT NULL,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'returned')),
  created_at timestamptz NOT NULL
);
-- One a person: pressed twice, it waits once.
CREATE UNIQUE INDEX review_reports_person ON review_reports (review_id, user_id);
CREATE INDEX review_reports_user ON review_reports (user_id);
CREATE INDEX review_reports_waiting ON review_reports (created_at, id) WHERE state = 'waiting';
