-- Rises with every change that the line of a list shows, so that whoever hears of two states knows
-- which is the newer one: see line_changed.
ALTER TABLE waiting_lists ADD COLUMN version bigint NOT NULL DEFAULT 1;
