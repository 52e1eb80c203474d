-- Places that people describe, until a moderator publishes them: only then is there an organisation,
-- so nothing public can show one before.
CREATE TABLE listings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'draft'
    CHECK (state IN ('draft', 'submitted', 'published', 'returned')),
  -- What the form says, in the form of the contract.
  fields jsonb NOT NULL,
  -- Why a moderator returned it, or what they said when they published it.
  reason text,
  -- In which the author is told.
  language text NOT NULL CHECK (language IN ('el', 'en')),
  idempotency_key text,
  organisation_id bigint REFERENCES organisations ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  submitted_at timestamptz,
  decided_at timestamptz,
  UNIQUE (user_id, idempotency_key)
);
CREATE INDEX listings_user ON listings (user_id, id);
CREATE INDEX listings_organisation ON listings (organisation_id);
CREATE INDEX listings_submitted ON listings (submitted_at, id) WHERE state = 'submitted';

ALTER TABLE photos
  ADD COLUMN listing_id bigint REFERENCES listings ON DELETE SET NULL,
  DROP CONSTRAINT photos_of_one,
  ADD CONSTRAINT photos_of_one
    CHECK (num_nonnulls(organisation_id, review_id, profile_id, listing_id) <= 1);
CREATE INDEX photos_listing ON photos (listing_id, position) WHERE listing_id IS NOT NULL;

-- Whose listing it was made of, so that the name goes with the account; null: nobody's.
ALTER TABLE organisations ADD COLUMN author_id bigint REFERENCES users ON DELETE SET NULL;
CREATE INDEX organisations_author ON organisations (author_id) WHERE author_id IS NOT NULL;

-- Who says that a place is theirs, until a moderator has checked it.
CREATE TABLE claims (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- What they say, and where the place itself can be asked.
  text text NOT NULL,
  contact text NOT NULL,
  state text NOT NULL DEFAULT 'submitted' CHECK (state IN ('submitted', 'approved', 'returned')),
  reason text,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz
);
-- One at a time of a person for a place: pressed twice, it waits once.
CREATE UNIQUE INDEX claims_waiting_once ON claims (organisation_id, user_id)
  WHERE state = 'submitted';
CREATE INDEX claims_user ON claims (user_id, id);
CREATE INDEX claims_submitted ON claims (created_at, id) WHERE state = 'submitted';
