-- What people write to those who run the site, or to somebody who publishes.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  about text NOT NULL CHECK (about IN ('contact', 'question', 'job', 'author')),
  -- Whom it is for, by the id of the profile; null: those who run the site.
  author text,
  -- Null: somebody who was not signed in.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  text text NOT NULL,
  -- By which a repeat of the same press is recognised.
  press text UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX messages_user ON messages (user_id);
CREATE INDEX messages_email ON messages (email_key);
CREATE INDEX messages_created ON messages (created_at);

-- What people find wrong with a listing, until a moderator has looked.
CREATE TABLE reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  -- Null: somebody who was not signed in.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL,
  text text NOT NULL,
  press text UNIQUE,
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'returned')),
  decided_at timestamptz,
  decided_by bigint REFERENCES users ON DELETE SET NULL
);
CREATE INDEX reports_waiting ON reports (created_at, id) WHERE state = 'waiting';
CREATE INDEX reports_organisation ON reports (organisation_id);
CREATE INDEX reports_user ON reports (user_id);
CREATE INDEX reports_decided_by ON reports (decided_by);

-- Who wants to be told by mail, and has said so twice. A row that ends is deleted.
CREATE TABLE subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL CHECK (topic IN ('newsletter', 'openings')),
  organisation_id bigint REFERENCES organisations ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  -- SHA-256 of the token in the link that confirms it, in hex: the token itself is never stored.
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- Ends the subscription, and shows which one it is.
  key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  CHECK ((topic = 'openings') = (organisation_id IS NOT NULL)),
  UNIQUE NULLS NOT DISTINCT (topic, organisation_id, email_key)
);
CREATE INDEX subscriptions_organisation ON subscriptions (organisation_id)
  WHERE organisation_id IS NOT NULL;
CREATE INDEX subscriptions_email ON subscriptions (email_key);
CREATE INDEX subscriptions_unconfirmed ON subscriptions (expires_at) WHERE confirmed_at IS NULL;
