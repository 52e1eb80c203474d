-- Links of messages about an account: each opens one door, once.
CREATE TABLE account_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  -- Null: no account has the address that somebody asked for. Such a row makes asking take as long.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('recover', 'confirm', 'change_email')),
  -- SHA-256 of the token in the link, in hex: the token itself is never stored.
  token_hash text NOT NULL UNIQUE,
  -- The address that the link proves; null without an account.
  email text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_links_user ON account_links (user_id);
CREATE INDEX account_links_expiry ON account_links (expires_at);

-- The kind of device of a session, as coarse as "Firefox on Linux".
ALTER TABLE sessions ADD COLUMN browser text, ADD COLUMN system text;
