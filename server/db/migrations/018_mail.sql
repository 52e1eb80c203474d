-- Messages that wait to be sent, were sent, or were given up. A row is written in the transaction
-- that causes the message, so that neither exists without the other.
CREATE TABLE mail_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What causes it, by codes: the same cause never sends a second message.
  cause text NOT NULL UNIQUE,
  -- The same at every attempt, so that a mailbox recognises a message that comes twice.
  message_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- Address and text, encrypted; null when they are no longer needed.
  sealed text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- While it waits: when it is tried; during an attempt: when another process may try instead.
  due_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Why the last attempt failed, in codes.
  failure text
);
CREATE INDEX mail_outbox_due ON mail_outbox (due_at, id) WHERE state = 'waiting';
CREATE INDEX mail_outbox_unsent ON mail_outbox (state) WHERE state <> 'sent';
CREATE INDEX mail_outbox_ended ON mail_outbox (ended_at) WHERE ended_at IS NOT NULL;
