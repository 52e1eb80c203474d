-- Subscribers of a place in their order, without sorting all of them for each batch of e-mails.
DROP INDEX CONCURRENTLY IF EXISTS subscriptions_order;
CREATE INDEX CONCURRENTLY subscriptions_order ON subscriptions (organisation_id, id)
  WHERE topic = 'openings' AND confirmed_at IS NOT NULL;
