-- True for a number that a person took at the door with their own phone, so that one of a person with an
-- account counts with those of the door. Kiosk and counter issue walk-ins, which have no account.
ALTER TABLE tickets ADD COLUMN at_door boolean NOT NULL DEFAULT false;
