-- Numbers for people at the door, without an account.
ALTER TABLE organisations
  -- off, poster (one address for every day) or rotating (its code changes every 30 seconds).
  ADD COLUMN door text NOT NULL DEFAULT 'off';

-- The number that a phone took at a place. A phone is a random value in its cookie, stored as a hash.
-- Rows are deleted after two days.
CREATE TABLE door_phones (
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  phone text NOT NULL,
  -- Null while the first number is being taken.
  ticket_id bigint REFERENCES tickets ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (organisation_id, phone)
);
CREATE INDEX door_phones_at ON door_phones (at);
CREATE INDEX door_phones_ticket ON door_phones (ticket_id);
