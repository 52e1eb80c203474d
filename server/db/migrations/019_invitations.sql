-- Invitations to serve at a place or to run it.
CREATE TABLE invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  role text NOT NULL CHECK (role IN ('clerk', 'owner')),
  language text NOT NULL CHECK (language IN ('el', 'en')),
  -- SHA-256 of the token in the link, in hex: the token itself is never stored.
  token_hash text NOT NULL UNIQUE,
  -- How often it was sent; each sending has a token of its own.
  sendings integer NOT NULL DEFAULT 1,
  -- Null: whoever runs the server.
  invited_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'revoked')),
  accepted_by bigint REFERENCES users ON DELETE SET NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX invitations_one_open ON invitations (organisation_id, email_key)
  WHERE state = 'open';
CREATE INDEX invitations_invited_by ON invitations (invited_by);
CREATE INDEX invitations_accepted_by ON invitations (accepted_by);

-- Who may approve what others publish.
ALTER TABLE users ADD COLUMN moderator boolean NOT NULL DEFAULT false;
