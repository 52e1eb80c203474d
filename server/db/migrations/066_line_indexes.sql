DROP INDEX CONCURRENTLY IF EXISTS waiting_lists_line;
CREATE UNIQUE INDEX CONCURRENTLY waiting_lists_line
  ON waiting_lists (line_id, service_id);
DROP INDEX CONCURRENTLY IF EXISTS waiting_lists_service;
CREATE INDEX CONCURRENTLY waiting_lists_service
  ON waiting_lists (service_id);
-- Lists that fill_lines has yet to fill.
DROP INDEX CONCURRENTLY IF EXISTS waiting_lists_to_fill;
CREATE INDEX CONCURRENTLY waiting_lists_to_fill
  ON waiting_lists (released_on) WHERE line_id IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS tickets_next;
CREATE INDEX CONCURRENTLY tickets_next
  ON tickets (line_id, line_position, service_id) WHERE status = 'scheduled';
