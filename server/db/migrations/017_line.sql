-- The place's half of a line: who serves there, what a ticket remembers of its way, and walk-ins.
-- How long a place waits for who was called, and for who comes late afterwards; what it calls the
-- spots where people are served ("Θυρίδα" 1, 2, 3).
ALTER TABLE organisations
  ADD COLUMN patience_seconds integer NOT NULL DEFAULT 180 CHECK (patience_seconds >= 0),
  ADD COLUMN grace_seconds integer NOT NULL DEFAULT 600 CHECK (grace_seconds >= 0),
  ADD COLUMN counter_name text NOT NULL DEFAULT 'Θυρίδα';

-- A capacity may lie below the places taken: it was lowered, or somebody came back who had left.
ALTER TABLE waiting_lists
  DROP CONSTRAINT waiting_lists_state_check,
  ADD CONSTRAINT waiting_lists_state_check CHECK (state IN ('open', 'paused', 'closed')),
  DROP CONSTRAINT waiting_lists_places,
  ADD COLUMN message text,
  -- Counters that serve it now; null: all.
  ADD COLUMN counters_open integer CHECK (counters_open >= 0),
  -- When a member last acted on it.
  ADD COLUMN tended_at timestamptz;

-- Walk-ins have no account. The key is 128 random bits: whoever has it may look at the ticket. The
-- position orders the line: the rank, unless the ticket was moved between two others.
ALTER TABLE tickets
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN key uuid NOT NULL DEFAULT encode(substring(sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) FOR 16), 'hex')::uuid,
  ADD COLUMN moved_to numeric,
  ADD COLUMN position numeric NOT NULL GENERATED ALWAYS AS (coalesce(moved_to, rank)) STORED,
  ADD COLUMN position_changed_at timestamptz,
  ADD COLUMN counter text,
  ADD COLUMN recalled_at timestamptz,
  ADD COLUMN recalls integer NOT NULL DEFAULT 0,
  ADD COLUMN returned_at timestamptz,
  ADD COLUMN undone_at timestamptz,
  ADD COLUMN came_late_at timestamptz,
  ADD COLUMN let_pass_count integer NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX tickets_key ON tickets (key);
DROP INDEX tickets_open;
CREATE INDEX tickets_open ON tickets (waiting_list_id, position, status)
  WHERE status IN ('scheduled', 'running');
-- Who is being served now is served somewhere.
UPDATE tickets t SET counter = r.counter
  FROM (SELECT t.id, o.counter_name || ' ' || 1 + (row_number() OVER (
                 PARTITION BY l.id ORDER BY t.rank) - 1) % l.counters AS counter
          FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
          JOIN organisations o ON o.id = l.organisation_id
         WHERE t.status = 'running') r
 WHERE t.id = r.id;

ALTER TABLE ticket_events ADD COLUMN counter text, ADD COLUMN people integer;

CREATE TABLE members (
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('clerk', 'owner')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organisation_id, user_id)
);
CREATE INDEX members_user ON members (user_id);

-- What members did. The subject is the code of a ticket or of a list, so that the trail outlives it.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_place ON audit (organisation_id, id);
CREATE INDEX audit_user ON audit (user_id);

-- What a press of "call next" did, so that a repeat of the same press does nothing more.
CREATE TABLE counter_calls (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  waiting_list_id bigint NOT NULL,
  ticket_id bigint,
  finished_id bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX counter_calls_at ON counter_calls (at);

-- Their arguments or columns change; server/db/functions has them anew.
DROP FUNCTION ticket_transition_allowed(text, text);
DROP FUNCTION ticket_transition(bigint, text, text, text, timestamptz);
DROP FUNCTION take_tickets(jsonb, boolean);
