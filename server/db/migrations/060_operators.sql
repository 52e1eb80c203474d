-- When work that runs by itself last succeeded, such as the daily jobs and the backup. Operators
-- watch its age.
CREATE TABLE service_runs (
  name text PRIMARY KEY,
  succeeded_at timestamptz NOT NULL
);

-- Locked by an operator: nobody signs in to the account; null: not locked.
ALTER TABLE users ADD COLUMN locked_at timestamptz;
