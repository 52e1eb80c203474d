-- Plain names. The views are for version 1.1, which may still be running; the next release drops them.
ALTER TABLE told_windows RENAME TO wait_predictions;
CREATE VIEW told_windows AS SELECT * FROM wait_predictions;
ALTER TABLE places_now RENAME TO place_status;
CREATE VIEW places_now AS SELECT * FROM place_status;
