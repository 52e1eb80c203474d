-- One table for all keys by which a repeat of a call is recognised. The keys of tickets stay in their
-- rows: a ticket is what its repeat answers.
CREATE TABLE idempotency_keys (
  -- Method and pattern of the call, and who makes it.
  scope text NOT NULL,
  key text NOT NULL,
  -- What it is about, and the outcome; null until the transaction that does it is complete.
  response jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);

-- Presses whose answer may still be on its way.
INSERT INTO idempotency_keys (scope, key, response, at)
SELECT CASE c.kind WHEN 'call' THEN 'POST /api/counter/:id/calls' ELSE 'POST /api/counter/:id/walk_ins' END
         || ' user/' || c.user_id,
       c.key,
       jsonb_build_object('about', l.code, 'outcome',
         CASE c.kind WHEN 'call' THEN jsonb_build_object('ticketId', c.ticket_id, 'finishedId', c.finished_id)
                     ELSE to_jsonb(replace(t.key::text, '-', '')) END),
       c.at
  FROM counter_calls c
  JOIN waiting_lists l ON l.id = c.waiting_list_id
  LEFT JOIN tickets t ON t.id = c.ticket_id
 WHERE c.kind = 'call' OR t.id IS NOT NULL;
INSERT INTO idempotency_keys (scope, key, response, at)
SELECT 'POST /api/counter/:id/walk_ins device/' || d.id, d.last_press,
       jsonb_build_object('about', l.code, 'outcome', replace(t.key::text, '-', '')), t.created_at
  FROM devices d
  JOIN tickets t ON t.key = d.last_ticket_key
  JOIN waiting_lists l ON l.id = t.waiting_list_id
 WHERE d.last_press IS NOT NULL;
INSERT INTO idempotency_keys (scope, key, response, at)
SELECT 'POST /api/organisations/:id/reviews user/' || user_id, idempotency_key,
       jsonb_build_object('about', '', 'outcome', code), created_at
  FROM reviews WHERE idempotency_key IS NOT NULL AND user_id IS NOT NULL;
INSERT INTO idempotency_keys (scope, key, response, at)
SELECT 'POST /api/user/listings user/' || user_id, idempotency_key,
       jsonb_build_object('about', '', 'outcome', id), created_at
  FROM listings WHERE idempotency_key IS NOT NULL;

DROP TABLE counter_calls;
ALTER TABLE devices DROP COLUMN last_press, DROP COLUMN last_ticket_key;
ALTER TABLE reviews DROP COLUMN idempotency_key;
ALTER TABLE listings DROP COLUMN idempotency_key;
ALTER TABLE messages DROP COLUMN press;
ALTER TABLE reports DROP COLUMN press;
ALTER TABLE comments DROP COLUMN press;
