-- The accounts at other services with which people sign in.
CREATE TABLE identities (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('google', 'facebook', 'twitter')),
  -- The person's id there, which stays when their address changes.
  subject text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (provider, subject)
);
CREATE INDEX identities_user ON identities (user_id);

-- Sign-ins that a provider has vouched for and whose browser has not finished them yet.
CREATE TABLE social_sign_ins (
  -- SHA-256 of the single-use code, in hex: the code itself is never stored.
  token_hash text PRIMARY KEY,
  -- The same of a secret in the cookie of the browser that began: nobody else can finish.
  browser_hash text NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  -- Whether the provider says that the address is the person's; false: it says nothing.
  email_confirmed boolean NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_sign_ins_expiry ON social_sign_ins (expires_at);

-- A link can also join an account at another service to an account here.
ALTER TABLE account_links
  ADD COLUMN provider text,
  ADD COLUMN subject text,
  DROP CONSTRAINT account_links_purpose_check,
  ADD CONSTRAINT account_links_purpose_check
    CHECK (purpose IN ('recover', 'confirm', 'change_email', 'link_social'));
