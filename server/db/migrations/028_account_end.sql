-- When an account that its holder has given up is deleted; null: it stays.
ALTER TABLE users ADD COLUMN delete_at timestamptz;
CREATE INDEX users_delete_at ON users (delete_at) WHERE delete_at IS NOT NULL;

-- A deleted account leaves its tickets to nobody: the numbers of a list have no gaps.
ALTER TABLE tickets
  DROP CONSTRAINT tickets_user_id_fkey,
  ADD CONSTRAINT tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE RESTRICT;
