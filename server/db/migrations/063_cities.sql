-- Cities are read along an index, not from the places.
DROP INDEX CONCURRENTLY IF EXISTS organisations_city;
CREATE INDEX CONCURRENTLY organisations_city ON organisations (city, id);
