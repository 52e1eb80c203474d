-- How far the lists of a place have been created, so that the daily job reads only places that lack
-- some. A change of the plan and the daily job lock the row first.
CREATE TABLE planned_places (
  organisation_id bigint PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  -- The last day; null: not known, so every day is looked at.
  planned_to date
);
