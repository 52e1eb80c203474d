-- How many wait on a list and how many tickets of it are open, kept by the triggers below, so that
-- nobody has to count them.
ALTER TABLE waiting_lists
  ADD COLUMN waiting_count integer NOT NULL DEFAULT 0 CHECK (waiting_count >= 0),
  ADD COLUMN open_count integer NOT NULL DEFAULT 0 CHECK (open_count >= 0);
-- A list is written with every ticket. Room on its page keeps that cheap.
ALTER TABLE waiting_lists SET (fillfactor = 60);
UPDATE waiting_lists l SET waiting_count = t.waiting, open_count = t.open
  FROM (SELECT waiting_list_id, count(*) FILTER (WHERE status = 'scheduled') AS waiting,
               count(*) AS open
          FROM tickets WHERE status IN ('scheduled', 'running') GROUP BY 1) t
 WHERE t.waiting_list_id = l.id;

-- Whoever writes history (seira.history) brings the counts along.
CREATE FUNCTION tickets_count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('seira.history', true) IS DISTINCT FROM 'on' THEN
    UPDATE waiting_lists l SET issued = l.issued + n.number,
           waiting_count = l.waiting_count + n.number, open_count = l.open_count + n.number
      FROM (SELECT waiting_list_id, count(*)::int AS number FROM new_rows GROUP BY 1) n
     WHERE l.id = n.waiting_list_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tickets_count_inserted AFTER INSERT ON tickets
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tickets_count_inserted();

CREATE FUNCTION tickets_count_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_lists l SET waiting_count = l.waiting_count + n.waiting,
         open_count = l.open_count + n.open, served_count = l.served_count + n.served
    FROM (SELECT waiting_list_id,
                 sum(sign * (status = 'scheduled')::int)::int AS waiting,
                 sum(sign * (status IN ('scheduled', 'running'))::int)::int AS open,
                 sum(sign * (status = 'processed')::int)::int AS served
            FROM (SELECT waiting_list_id, status, 1 AS sign FROM new_rows
                  UNION ALL SELECT waiting_list_id, status, -1 FROM old_rows) rows
           GROUP BY 1) n
   WHERE l.id = n.waiting_list_id AND (n.waiting, n.open, n.served) <> (0, 0, 0);
  RETURN NULL;
END $$;
CREATE TRIGGER tickets_count_updated AFTER UPDATE ON tickets
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tickets_count_updated();

CREATE FUNCTION tickets_count_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_lists l SET waiting_count = l.waiting_count - n.waiting,
         open_count = l.open_count - n.open
    FROM (SELECT waiting_list_id, count(*) FILTER (WHERE status = 'scheduled')::int AS waiting,
                 count(*)::int AS open
            FROM old_rows WHERE status IN ('scheduled', 'running') GROUP BY 1) n
   WHERE l.id = n.waiting_list_id;
  RETURN NULL;
END $$;
CREATE TRIGGER tickets_count_deleted AFTER DELETE ON tickets
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tickets_count_deleted();

-- Everyone who moves a ticket locks its list first, now whatever the move: so whoever holds the
-- list knows all its counts, and nobody waits for each other.
CREATE OR REPLACE FUNCTION ticket_transition(
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
  PERFORM FROM waiting_lists
    WHERE id = (SELECT waiting_list_id FROM tickets WHERE id = p_ticket_id)
    FOR NO KEY UPDATE;
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
  RETURN after;
END $$;

-- Judges a block of wishes and writes the tickets of those that get one, in one transaction.
-- Each wish: {n, list, person, key, code, at, today, actor}; n is their order. Two wishes of one
-- block are never of one person. Each has its own outcome: 'given', 'same' (the ticket of the same
-- key), 'busy' (somebody else holds the list, and p_patient is false) or why there is none.
-- The lists are locked before anything is read, so that what is read is all there is. The
-- settings keep a plan made for empty tables from being kept for full ones.
CREATE FUNCTION take_tickets(p_wishes jsonb, p_patient boolean)
RETURNS TABLE (
  n int, outcome text, code text, rank int, status text, status_reason text, due_date date,
  created_at timestamptz, title text, address text, image text, slug text, city text,
  list_code text, released_on date, tickets_count int, people_ahead bigint
) LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  codes text[] := (SELECT array_agg(DISTINCT w ->> 'list') FROM jsonb_array_elements(p_wishes) w);
  locked bigint[];
BEGIN
  IF p_patient THEN
    SELECT array_agg(l.id) INTO locked FROM (
      SELECT id FROM waiting_lists WHERE code = ANY (codes) ORDER BY id FOR NO KEY UPDATE) l;
  ELSE
    SELECT array_agg(l.id) INTO locked FROM (
      SELECT id FROM waiting_lists WHERE code = ANY (codes) ORDER BY id
         FOR NO KEY UPDATE SKIP LOCKED) l;
  END IF;
  RETURN QUERY
  WITH judged AS (
    SELECT w.*, l.id AS list_id, l.issued, l.capacity, l.released_on, l.waiting_count,
           l.open_count, coalesce(same.id, held.id) AS ticket_id,
           CASE
             WHEN same.waiting_list_id = l.id THEN 'same'
             WHEN same.id IS NOT NULL THEN 'idempotency_key_reused'
             WHEN l.id IS NULL THEN 'waiting_list_not_found'
             WHEN l.id = ANY (locked) IS NOT TRUE THEN 'busy'
             WHEN l.released_on < w.today THEN 'date_past'
             WHEN held.id IS NOT NULL THEN 'existing_ticket'
             WHEN l.state = 'closed' OR l.closes_at <= w.at THEN 'list_closed'
           END AS verdict
      FROM jsonb_to_recordset(p_wishes) AS w (
             n int, list text, person bigint, key text, code text, at timestamptz, today date,
             actor text)
      LEFT JOIN waiting_lists l ON l.code = w.list
      LEFT JOIN tickets same ON same.user_id = w.person AND same.idempotency_key = w.key
      LEFT JOIN tickets held ON held.waiting_list_id = l.id AND held.user_id = w.person
                            AND held.status IN ('scheduled', 'running')
  ), placed AS (
    SELECT j.*, (j.issued + row_number() OVER (
             PARTITION BY j.list_id, j.verdict IS NULL ORDER BY j.n))::int AS place
      FROM judged j
  ), decided AS (
    SELECT p.*, coalesce(p.verdict,
             CASE WHEN p.place > p.capacity THEN 'list_full' ELSE 'given' END) AS outcome
      FROM placed p
  ), ticket AS (
    INSERT INTO tickets
      (code, waiting_list_id, user_id, rank, due_date, idempotency_key, created_at)
    SELECT d.code, d.list_id, d.person, d.place, d.released_on, d.key, d.at
      FROM decided d WHERE d.outcome = 'given' ORDER BY d.person
    RETURNING id, code, created_at
  ), event AS (
    INSERT INTO ticket_events (ticket_id, at, actor, to_status)
    SELECT t.id, t.created_at, d.actor, 'scheduled'
      FROM ticket t JOIN decided d ON d.code = t.code
  ), grown AS (
    SELECT list_id, count(*)::int AS number FROM decided WHERE outcome = 'given' GROUP BY 1
  )
  SELECT d.n, d.outcome, coalesce(t.code, d.code), coalesce(t.rank, d.place),
         coalesce(t.status, 'scheduled'), t.status_reason, d.released_on,
         coalesce(t.created_at, d.at), o.title, o.address, o.image, o.slug, o.city, d.list,
         d.released_on, d.waiting_count + coalesce(g.number, 0),
         CASE WHEN t.id IS NULL THEN d.open_count + d.place - d.issued - 1
              WHEN t.status IN ('scheduled', 'running') THEN (
                SELECT count(*) FROM tickets x
                 WHERE x.waiting_list_id = t.waiting_list_id AND x.rank < t.rank
                   AND x.status IN ('scheduled', 'running'))
              ELSE 0 END
    FROM decided d
    LEFT JOIN tickets t ON t.id = d.ticket_id AND d.outcome IN ('same', 'existing_ticket')
    LEFT JOIN waiting_lists l ON l.id = d.list_id
    LEFT JOIN organisations o ON o.id = l.organisation_id
    LEFT JOIN grown g ON g.list_id = d.list_id;
END $$;
