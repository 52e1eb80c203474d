-- Runs that store the status of places in places_now. Unlogged like that table, so that a crash or a
-- failover empties both.
CREATE UNLOGGED TABLE place_status_runs (
  as_of timestamptz PRIMARY KEY,
  -- False while the run has not reached every place.
  is_complete boolean NOT NULL DEFAULT false
);
