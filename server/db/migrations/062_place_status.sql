-- Whether places_now holds the status of every place. Unlogged like that table, so that both are
-- empty together after a crash or a failover.
CREATE UNLOGGED TABLE place_status_runs (
  as_of timestamptz PRIMARY KEY,
  -- False while the run has not reached every place.
  is_complete boolean NOT NULL DEFAULT false
);
