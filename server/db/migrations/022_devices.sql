-- Devices at the door of a place that take numbers for people without an account.
CREATE TABLE devices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  name text NOT NULL,
  -- SHA-256 of the secret in its link, in hex: the secret itself is never stored.
  secret_hash text NOT NULL UNIQUE,
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz,
  -- Null: it works. A device that was revoked never works again.
  revoked_at timestamptz,
  -- The last press and the number it got, so that a repeat of the same press takes no second one.
  last_press text,
  last_ticket_key uuid
);
CREATE INDEX devices_organisation ON devices (organisation_id, id);
CREATE INDEX devices_created_by ON devices (created_by);
