-- The few places that keep numbers for the door: cards and filters ask which ones for many lists at once.
DROP INDEX CONCURRENTLY IF EXISTS organisations_door_share;
CREATE INDEX CONCURRENTLY organisations_door_share ON organisations (id) WHERE door_share > 0;
