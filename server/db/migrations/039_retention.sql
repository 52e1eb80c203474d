-- When the people of a list's tickets were forgotten, because its day is long past; null: not yet.
ALTER TABLE waiting_lists ADD COLUMN forgotten_at timestamptz;
CREATE INDEX waiting_lists_to_forget ON waiting_lists (released_on) WHERE forgotten_at IS NULL;
