-- An owner changes a published listing: at once, or, for the fields by which people find the place,
-- after a moderator has seen it.
ALTER TABLE organisations
  ADD COLUMN links jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN listing_version integer NOT NULL DEFAULT 1;

-- Where the place comes from a listing, the links that were asked for then.
UPDATE organisations o
   SET links = jsonb_strip_nulls(jsonb_build_object(
     'facebook', nullif(l.fields->>'facebook', ''), 'twitter', nullif(l.fields->>'twitter', ''),
     'google_plus', nullif(l.fields->>'google_plus', ''),
     'linked_in', nullif(l.fields->>'linked_in', '')))
  FROM listings l WHERE l.organisation_id = o.id;

CREATE TABLE listing_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  fields jsonb NOT NULL,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  state text NOT NULL DEFAULT 'submitted' CHECK (state IN ('submitted', 'approved', 'returned')),
  reason text,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE UNIQUE INDEX listing_changes_waiting_once ON listing_changes (organisation_id)
  WHERE state = 'submitted';
CREATE INDEX listing_changes_organisation ON listing_changes (organisation_id, id);
CREATE INDEX listing_changes_user ON listing_changes (user_id);
CREATE INDEX listing_changes_submitted ON listing_changes (submitted_at, id)
  WHERE state = 'submitted';
