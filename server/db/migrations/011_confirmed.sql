-- When a person showed that the address is theirs; null: not yet.
ALTER TABLE users ADD COLUMN confirmed_at timestamptz;
-- Sample people and the demo account have nobody who could.
UPDATE users SET confirmed_at = created_at WHERE sample OR email_key = 'demo@seira.example';
