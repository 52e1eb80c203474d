-- The few moderators among many people: each reading of the metrics counts them.
DROP INDEX CONCURRENTLY IF EXISTS users_moderator;
CREATE INDEX CONCURRENTLY users_moderator ON users (id) WHERE moderator;
