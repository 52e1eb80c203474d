-- The days that the subscribers of a place want to hear of, without reading all of them.
DROP INDEX CONCURRENTLY IF EXISTS subscriptions_until;
CREATE INDEX CONCURRENTLY subscriptions_until ON subscriptions (organisation_id, until)
  WHERE topic = 'openings' AND confirmed_at IS NOT NULL;
