-- Adds the missing visits of tickets that were called: the seed and version 1.1 write tickets
-- without visits.
CREATE OR REPLACE FUNCTION add_visits(p_list_ids bigint[]) RETURNS void LANGUAGE sql
  AS $$
    INSERT INTO visits (ticket_id, service_id, counter, called_at, ended_at, outcome)
    SELECT t.id, t.service_id, t.counter, t.called_at,
           CASE WHEN t.status <> 'running' THEN coalesce(t.processed_at, t.aborted_at, t.called_at) END,
           CASE WHEN t.status <> 'running' THEN coalesce(t.status_reason, t.status) END
      FROM tickets t
     WHERE t.waiting_list_id = ANY (p_list_ids) AND t.called_at IS NOT NULL
       AND t.status IN ('running', 'processed', 'aborted')
       AND NOT EXISTS (SELECT FROM visits v WHERE v.ticket_id = t.id)
     ORDER BY t.called_at, t.id
  $$;
