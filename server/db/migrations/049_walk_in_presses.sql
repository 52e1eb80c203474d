-- What a remembered press asked for: a call, or a number for somebody without an account, which is
-- its ticket then.
ALTER TABLE counter_calls
  ADD COLUMN kind text NOT NULL DEFAULT 'call' CHECK (kind IN ('call', 'walk_in'));
