-- True if an owner gets the weekly report by e-mail.
ALTER TABLE members ADD COLUMN weekly_email boolean NOT NULL DEFAULT true;

-- Counters that owners agreed to open in some hours of a weekday (1 = Monday), in Athens time.
CREATE TABLE agreed_counters (
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  weekday integer NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  from_hour integer NOT NULL CHECK (from_hour BETWEEN 0 AND 23),
  to_hour integer NOT NULL CHECK (to_hour BETWEEN 1 AND 24 AND to_hour > from_hour),
  counters integer NOT NULL CHECK (counters BETWEEN 1 AND 100),
  agreed_at timestamptz NOT NULL,
  PRIMARY KEY (organisation_id, weekday, from_hour)
);
