CREATE TABLE waiting_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  service text NOT NULL DEFAULT '',
  released_on date NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  -- Numbers that may be issued in all; a cancelled ticket does not give its number back.
  capacity integer CHECK (capacity >= 0),
  issued integer NOT NULL DEFAULT 0 CHECK (issued >= 0),
  served_count integer NOT NULL DEFAULT 0,
  average_minutes numeric(5, 1),
  counters integer NOT NULL DEFAULT 1 CHECK (counters > 0),
  UNIQUE (organisation_id, released_on, service),
  CHECK (capacity IS NULL OR issued <= capacity)
);
CREATE INDEX waiting_lists_day ON waiting_lists (released_on);

CREATE TABLE tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  waiting_list_id bigint NOT NULL REFERENCES waiting_lists ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  rank integer NOT NULL CHECK (rank > 0),
  status text NOT NULL DEFAULT 'scheduled'
    CHECK (status IN ('scheduled', 'running', 'processed', 'aborted', 'cancelled')),
  status_reason text,
  due_date date NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL,
  called_at timestamptz,
  processed_at timestamptz,
  aborted_at timestamptz,
  cancelled_at timestamptz,
  UNIQUE (waiting_list_id, rank)
);
CREATE UNIQUE INDEX tickets_one_open ON tickets (waiting_list_id, user_id)
  WHERE status IN ('scheduled', 'running');
CREATE UNIQUE INDEX tickets_idempotency ON tickets (user_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
CREATE INDEX tickets_open ON tickets (waiting_list_id, rank, status)
  WHERE status IN ('scheduled', 'running');
CREATE INDEX tickets_user ON tickets (user_id, status, due_date);

CREATE TABLE ticket_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES tickets ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- Who moved it: user, provider, simulator, system.
  actor text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  reason text
);
CREATE INDEX ticket_events_ticket ON ticket_events (ticket_id);

-- The whole lifecycle. No other way exists, whoever writes.
CREATE FUNCTION ticket_transition_allowed(from_status text, to_status text) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  AS $$
    SELECT (from_status, to_status) IN (
      ('scheduled', 'running'),
      ('running', 'processed'),
      ('scheduled', 'cancelled'),
      ('scheduled', 'aborted'),
      ('running', 'aborted')
    )
  $$;

CREATE FUNCTION tickets_guard_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status
     AND NOT ticket_transition_allowed(OLD.status, NEW.status) THEN
    RAISE EXCEPTION 'A ticket cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_lifecycle';
  END IF;
  IF NEW.rank <> OLD.rank OR NEW.waiting_list_id <> OLD.waiting_list_id
     OR NEW.user_id <> OLD.user_id OR NEW.due_date <> OLD.due_date THEN
    RAISE EXCEPTION 'Number, list, person and day of a ticket are for life'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_for_life';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tickets_guard_update BEFORE UPDATE ON tickets
  FOR EACH ROW EXECUTE FUNCTION tickets_guard_update();

-- A ticket is born scheduled. Only the seed, which writes history, may say otherwise:
-- SET LOCAL seira.history = 'on'.
CREATE FUNCTION tickets_guard_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('seira.history', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'A new ticket is scheduled, not %', NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_lifecycle';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tickets_guard_insert BEFORE INSERT ON tickets
  FOR EACH ROW WHEN (NEW.status <> 'scheduled') EXECUTE FUNCTION tickets_guard_insert();

CREATE FUNCTION ticket_events_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ticket_events is append-only'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'ticket_events_append_only';
END $$;
CREATE TRIGGER ticket_events_guard BEFORE UPDATE ON ticket_events
  FOR EACH ROW EXECUTE FUNCTION ticket_events_guard();
CREATE TRIGGER ticket_events_guard_delete BEFORE DELETE ON ticket_events
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ticket_events_guard();

-- Moves one ticket, stamps the time, writes the event and counts the served. Raises
-- check_violation for a way that does not exist and no_data_found for an unknown ticket.
CREATE FUNCTION ticket_transition(
  p_ticket_id bigint,
  p_to_status text,
  p_reason text,
  p_actor text,
  p_at timestamptz DEFAULT now()
) RETURNS tickets LANGUAGE plpgsql AS $$
DECLARE
  before tickets;
  after tickets;
BEGIN
  SELECT * INTO before FROM tickets WHERE id = p_ticket_id FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'No ticket %', p_ticket_id USING ERRCODE = 'no_data_found';
  END IF;
  IF NOT ticket_transition_allowed(before.status, p_to_status) THEN
    RAISE EXCEPTION 'A ticket cannot go from % to %', before.status, p_to_status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tickets_lifecycle';
  END IF;
  UPDATE tickets SET
    status = p_to_status,
    status_reason = p_reason,
    called_at = CASE WHEN p_to_status = 'running' THEN p_at ELSE called_at END,
    processed_at = CASE WHEN p_to_status = 'processed' THEN p_at ELSE processed_at END,
    aborted_at = CASE WHEN p_to_status = 'aborted' THEN p_at ELSE aborted_at END,
    cancelled_at = CASE WHEN p_to_status = 'cancelled' THEN p_at ELSE cancelled_at END
  WHERE id = p_ticket_id
  RETURNING * INTO after;
  INSERT INTO ticket_events (ticket_id, at, actor, from_status, to_status, reason)
    VALUES (p_ticket_id, p_at, p_actor, before.status, p_to_status, p_reason);
  IF p_to_status = 'processed' THEN
    UPDATE waiting_lists SET served_count = served_count + 1 WHERE id = before.waiting_list_id;
  END IF;
  RETURN after;
END $$;
