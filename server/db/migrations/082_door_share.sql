ALTER TABLE organisations
  -- Per cent of a day's numbers that only door, kiosk and counter give.
  ADD COLUMN door_share integer NOT NULL DEFAULT 0,
  -- Minutes before closing from which these numbers are for everybody.
  ADD COLUMN door_until_minutes integer NOT NULL DEFAULT 60;
