-- Rows that daily jobs delete or change, without reading the others.
DROP INDEX CONCURRENTLY IF EXISTS audit_at;
CREATE INDEX CONCURRENTLY audit_at ON audit (at);
DROP INDEX CONCURRENTLY IF EXISTS audit_subject;
CREATE INDEX CONCURRENTLY audit_subject ON audit (subject);
DROP INDEX CONCURRENTLY IF EXISTS mail_outbox_sealed;
CREATE INDEX CONCURRENTLY mail_outbox_sealed ON mail_outbox (ended_at) WHERE sealed IS NOT NULL;
-- Messages that do not wait behind those to the subscribers of an opening.
DROP INDEX CONCURRENTLY IF EXISTS mail_outbox_urgent;
CREATE INDEX CONCURRENTLY mail_outbox_urgent ON mail_outbox (due_at, id)
  WHERE state = 'waiting' AND cause NOT LIKE 'opening/%';
