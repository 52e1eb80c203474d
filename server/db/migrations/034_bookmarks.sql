-- The places that people have saved.
CREATE TABLE bookmarks (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, organisation_id)
);
CREATE INDEX bookmarks_organisation ON bookmarks (organisation_id);
