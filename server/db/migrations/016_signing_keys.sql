-- The secrets that sign access tokens where several processes share a PostgreSQL and no JWT_SECRET
-- is set. The first process to start makes the current one. Backups leave this table out.
CREATE TABLE signing_keys (
  name text PRIMARY KEY CHECK (name IN ('current', 'previous')),
  secret text NOT NULL CHECK (length(secret) >= 32),
  created_at timestamptz NOT NULL DEFAULT now()
);
