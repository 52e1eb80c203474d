-- Redundant since `tickets_next` has the order of a line: `tickets_one_open` also finds the open
-- tickets of a list. Every new ticket and every call wrote an entry here.
DROP INDEX CONCURRENTLY IF EXISTS tickets_open;
