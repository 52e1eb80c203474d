-- Breaks by their end: a job tells the few people whose break has ended.
DROP INDEX CONCURRENTLY IF EXISTS tickets_away_until;
CREATE INDEX CONCURRENTLY tickets_away_until ON tickets (away_until) WHERE away_until IS NOT NULL;
