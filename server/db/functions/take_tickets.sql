-- Checks a batch of requests and issues tickets to those that may have one, in one transaction. A
-- request is {n, list, person, key, code, ticket_key, at, today, actor, at_door, most_open,
-- most_that_day, most_a_minute}: n is its order, a missing limit means no limit, and a walk-in has
-- no person. The requests of a batch are from different people. Each gets an outcome: 'given',
-- 'same' (the open ticket already issued for that key), or the reason for the refusal. p_patient is
-- unused; processes of earlier versions pass it.
-- Lists are locked before anything is read, then people, so every count is current and nobody
-- exceeds a limit through concurrent requests. The foreign key of a new ticket would lock the
-- person's row anyway.
-- PostgreSQL may cache a plan that it made while the tables were empty, when all plans cost the
-- same. So each subquery is written so that every possible plan reads one row, or the few rows of
-- one person. For a person's own tickets, only an index on person and day can apply: the statuses
-- are in a variable, so no partial index matches. A plan through the list would read all of its
-- tickets for every batch.
-- Each list and its place are read once for a batch. A busy list has many dead row versions, which
-- every further read would pass again.
CREATE OR REPLACE FUNCTION take_tickets(p_requests jsonb, p_patient boolean)
RETURNS TABLE (
  n int, outcome text, code text, rank int, status text, status_reason text, due_date date,
  created_at timestamptz, title text, address text, image text, slug text, city text,
  list_code text, released_on date, tickets_count int, people_ahead bigint, key uuid,
  position_changed_at timestamptz, counter text, called_at timestamptz, cancelled_at timestamptz,
  aborted_at timestamptz, came_late_at timestamptz, let_pass_count int, anyone_behind boolean,
  patience_seconds int, grace_seconds int, letter text, service_code text, service_name text
) LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  SET enable_material = off SET enable_memoize = off SET jit = off
  SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  codes text[];
  people bigint[];
  open_statuses CONSTANT text[] := ARRAY['scheduled', 'running'];
  every_status CONSTANT text[] := open_statuses || ARRAY['processed', 'aborted', 'cancelled'];
BEGIN
  SELECT array_agg(DISTINCT w ->> 'list'), array_agg((w ->> 'person')::bigint) INTO codes, people
    FROM jsonb_array_elements(p_requests) w;
  PERFORM FROM waiting_lists WHERE code = ANY (codes) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM users WHERE id = ANY (people) ORDER BY id FOR NO KEY UPDATE;
  RETURN QUERY
  WITH list AS MATERIALIZED (
    SELECT l.id, l.code, l.line_id, l.service_id, l.letter, l.issued, l.given_back, l.capacity,
           l.released_on, l.waiting_count, l.is_public, l.closes_at, l.state,
           -- Numbers reserved for the door are not for people who take one from afar.
           CASE WHEN o.door_share > 0
                THEN coalesce(door_kept(l, (p_requests -> 0 ->> 'at')::timestamptz), 0)
                ELSE 0 END AS door_kept,
           o.title, o.address, o.image, o.slug, o.city, o.patience_seconds, o.grace_seconds,
           s.code AS service_code, s.name AS service_name
      FROM waiting_lists l
      JOIN organisations o ON o.id = l.organisation_id
      LEFT JOIN services s ON s.id = l.service_id
     WHERE l.code = ANY (codes)
  ), judged AS (
    SELECT w.*, l.id AS list_id, l.line_id, l.service_id, l.letter, l.issued, l.given_back,
           l.capacity, l.door_kept, l.released_on, l.waiting_count,
           coalesce(same.id, own.held_id) AS ticket_id,
           CASE
             WHEN coalesce(same.issued_list_id, same.waiting_list_id) = l.id THEN
               CASE WHEN same.status = ANY (open_statuses) THEN 'same' ELSE 'number_over' END
             WHEN same.id IS NOT NULL THEN 'idempotency_key_reused'
             WHEN l.id IS NULL OR NOT l.is_public AND w.person IS NOT NULL
               THEN 'waiting_list_not_found'
             WHEN l.released_on < w.today AND (l.closes_at > w.at) IS NOT TRUE THEN 'date_past'
             WHEN own.held_id IS NOT NULL THEN 'existing_ticket'
             WHEN l.state = 'closed' OR l.closes_at <= w.at THEN 'list_closed'
             WHEN own.open_that_day >= w.most_that_day THEN 'too_many_open_tickets_that_day'
             WHEN own.open >= w.most_open THEN 'too_many_open_tickets'
             WHEN own.in_the_last_minute >= w.most_a_minute THEN 'too_many_takes'
           END AS verdict
      FROM jsonb_to_recordset(p_requests) AS w (
             n int, list text, person bigint, key text, code text, ticket_key uuid, at timestamptz,
             today date, actor text, at_door boolean, most_open int, most_that_day int, most_a_minute int)
      LEFT JOIN list l ON l.code = w.list
      LEFT JOIN LATERAL (
        SELECT t.id, t.waiting_list_id, t.issued_list_id, t.status FROM tickets t
         WHERE t.user_id = w.person AND t.idempotency_key = w.key LIMIT 1) same ON true
      LEFT JOIN LATERAL (
        SELECT min(t.id) FILTER (
                 WHERE t.status = ANY (open_statuses) AND t.waiting_list_id = l.id) AS held_id,
               count(*) FILTER (WHERE t.status = ANY (open_statuses)) AS open,
               count(*) FILTER (
                 WHERE t.status = ANY (open_statuses) AND t.due_date = l.released_on) AS open_that_day,
               count(*) FILTER (WHERE t.created_at > w.at - interval '1 minute')
                 AS in_the_last_minute
          FROM tickets t
         WHERE t.user_id = w.person AND t.status = ANY (every_status)
           -- The index finds the days of only the first condition.
           AND t.due_date >= w.today - 1 AND (t.due_date >= w.today OR EXISTS (
             SELECT FROM waiting_lists y
              WHERE y.id = t.waiting_list_id AND line_ends_at(y) > w.at))) own ON true
  ), placed AS (
    SELECT j.*, (j.issued + row_number() OVER (
             PARTITION BY j.list_id, j.verdict IS NULL ORDER BY j.n))::int AS place
      FROM judged j
  ), decided AS (
    SELECT p.*, coalesce(p.verdict,
             CASE WHEN p.place - p.given_back > p.capacity
                      - CASE WHEN p.person IS NULL OR p.at_door THEN 0 ELSE p.door_kept END
                  THEN 'list_full' ELSE 'given' END) AS outcome
      FROM placed p
  ), given AS MATERIALIZED (
    SELECT nextval('tickets_id_seq') AS id, o.*
      FROM (SELECT * FROM decided WHERE outcome = 'given' ORDER BY n) o
  ), ticket AS (
    -- Does for all tickets at once what tickets_join_line does for each.
    INSERT INTO tickets
      (id, line_position, code, waiting_list_id, line_id, service_id, letter, user_id, rank, due_date,
       idempotency_key, created_at, key, at_door)
    OVERRIDING SYSTEM VALUE
    SELECT g.id, CASE WHEN g.line_id IS NOT NULL THEN g.id END, g.code, g.list_id, g.line_id,
           g.service_id, g.letter, g.person, g.place, g.released_on, g.key, g.at, g.ticket_key,
           coalesce(g.at_door, false)
      FROM given g
  ), event AS (
    INSERT INTO ticket_events (ticket_id, at, actor, to_status)
    SELECT g.id, g.at, g.actor, 'scheduled' FROM given g
  )
  SELECT d.n, d.outcome, coalesce((h.ticket).code, d.code), coalesce((h.ticket).rank, d.place),
         coalesce((h.ticket).status, 'scheduled'), (h.ticket).status_reason, d.released_on,
         coalesce((h.ticket).created_at, d.at), l.title, l.address, l.image, l.slug, l.city,
         coalesce(h.list_code, d.list), d.released_on,
         CASE WHEN h.list_code <> d.list THEN h.waiting_count
              ELSE d.waiting_count + (
                count(*) FILTER (WHERE d.outcome = 'given') OVER (PARTITION BY d.list_id))::int END,
         coalesce(h.people_ahead, d.waiting_count + d.place - d.issued - 1),
         coalesce((h.ticket).key, d.ticket_key), (h.ticket).position_changed_at,
         (h.ticket).counter, (h.ticket).called_at, (h.ticket).cancelled_at, (h.ticket).aborted_at,
         (h.ticket).came_late_at, coalesce((h.ticket).let_pass_count, 0),
         coalesce(h.anyone_behind, false), l.patience_seconds, l.grace_seconds,
         CASE WHEN h.list_code IS NULL THEN d.letter ELSE (h.ticket).letter END,
         coalesce(h.service_code, l.service_code), coalesce(h.service_name, l.service_name)
    FROM decided d
    LEFT JOIN list l ON l.id = d.list_id
    LEFT JOIN LATERAL held_ticket(
      CASE WHEN d.outcome IN ('same', 'existing_ticket') THEN d.ticket_id END) h ON true;
END $$;
