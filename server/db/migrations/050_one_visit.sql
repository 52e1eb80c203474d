-- At most one visit at a counter. Of several, the one called last goes on; each of the others ended
-- when the next was called.
CREATE TEMPORARY TABLE overlapping ON COMMIT DROP AS
  SELECT id, waiting_list_id, counter, called_at, ended_at FROM (
    SELECT id, waiting_list_id, counter, called_at, lead(id) OVER visits AS next_id,
           greatest(called_at, lead(called_at) OVER visits) AS ended_at
      FROM tickets WHERE status = 'running' AND counter IS NOT NULL
    WINDOW visits AS (PARTITION BY waiting_list_id, counter ORDER BY called_at NULLS FIRST, id)) v
   WHERE next_id IS NOT NULL;
UPDATE tickets t SET status = 'processed', status_reason = NULL,
       processed_at = coalesce(o.ended_at, now())
  FROM overlapping o WHERE o.id = t.id;
INSERT INTO ticket_events (ticket_id, at, actor, from_status, to_status, counter)
  SELECT id, coalesce(ended_at, now()), 'provider', 'running', 'processed', counter FROM overlapping;
-- Absolute, because a restored backup has no triggers yet that count.
UPDATE waiting_lists l SET open_count = n.open, served_count = n.served
  FROM (SELECT waiting_list_id, count(*) FILTER (WHERE status IN ('scheduled', 'running')) AS open,
               count(*) FILTER (WHERE status = 'processed') AS served
          FROM tickets WHERE waiting_list_id IN (SELECT waiting_list_id FROM overlapping)
         GROUP BY 1) n
 WHERE l.id = n.waiting_list_id;

CREATE UNIQUE INDEX tickets_one_at_counter ON tickets (waiting_list_id, counter)
  WHERE status = 'running';

-- Its arguments change.
DROP FUNCTION IF EXISTS call_next(bigint, text, text, text, timestamptz);
