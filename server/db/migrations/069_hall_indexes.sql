-- A list that a ticket was transferred to may have issued the same number itself.
DROP INDEX CONCURRENTLY IF EXISTS tickets_number;
CREATE UNIQUE INDEX CONCURRENTLY tickets_number
  ON tickets (waiting_list_id, rank, coalesce(issued_list_id, 0));
-- Tickets with texts to erase.
DROP INDEX CONCURRENTLY IF EXISTS tickets_to_erase;
CREATE INDEX CONCURRENTLY tickets_to_erase
  ON tickets (id) WHERE note IS NOT NULL OR priority_reason IS NOT NULL;
