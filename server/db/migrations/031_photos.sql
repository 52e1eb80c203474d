-- Photos that people sent, written anew by the server; their files are in the media store, below
-- the hash. A photo belongs to one thing at most. What belongs to nothing is removed.
CREATE TABLE photos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  hash text NOT NULL UNIQUE,
  -- Who sent it, and may attach it.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- Of the largest version, in pixels.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL,
  -- Since when it has belonged to nothing, as far as it does.
  free_since timestamptz NOT NULL,
  organisation_id bigint REFERENCES organisations ON DELETE SET NULL,
  review_id bigint REFERENCES reviews ON DELETE SET NULL,
  profile_id bigint REFERENCES users ON DELETE SET NULL,
  -- Its place among the photos of that thing.
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT photos_of_one CHECK (num_nonnulls(organisation_id, review_id, profile_id) <= 1)
);
CREATE INDEX photos_user ON photos (user_id);
CREATE INDEX photos_organisation ON photos (organisation_id, position) WHERE organisation_id IS NOT NULL;
CREATE INDEX photos_review ON photos (review_id, position) WHERE review_id IS NOT NULL;
CREATE INDEX photos_profile ON photos (profile_id) WHERE profile_id IS NOT NULL;
CREATE INDEX photos_free ON photos (free_since)
  WHERE organisation_id IS NULL AND review_id IS NULL AND profile_id IS NULL;
