-- A notice of the place for its visitors, such as "lift out of order", shown until the end of a day.
ALTER TABLE organisations
  ADD COLUMN notice text,
  -- For readers of English; null: they read the Greek text.
  ADD COLUMN notice_en text,
  ADD COLUMN notice_until date;

-- When the last person was told of a freed number of a place, so that the next one waits five minutes.
CREATE TABLE freed_turns (
  organisation_id bigint PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  at timestamptz NOT NULL
);
