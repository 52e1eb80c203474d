CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  email text NOT NULL,
  -- The address in lower case: one account an address, however it is typed.
  email_key text NOT NULL UNIQUE,
  -- argon2id; null for sample people, who cannot sign in.
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text CHECK (gender IN ('male', 'female')),
  birth_date date,
  main_image text,
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);

-- A session is one sign-in: a family of refresh tokens, each the successor of the one before.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE refresh_tokens (
  -- SHA-256 of the token, in hex: the token itself is never stored.
  hash text PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  successor_hash text
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_expiry ON refresh_tokens (expires_at);

CREATE TABLE rate_counters (
  -- What is counted, with the e-mail or network address as a keyed hash.
  key text PRIMARY KEY,
  count integer NOT NULL,
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX rate_counters_end ON rate_counters (ends_at);
