-- Presence of a holder: here, on the way, or back in 15 minutes.
ALTER TABLE organisations
  -- off, or shown: holders say where they are, and counters see it.
  ADD COLUMN presence text NOT NULL DEFAULT 'off';
ALTER TABLE tickets
  -- on_way or here; null: unknown.
  ADD COLUMN presence text,
  -- "Next" passes over the ticket until then. Set once a ticket, so a value in the past stays.
  ADD COLUMN away_until timestamptz;
