-- When holders want to be told that their turn is near. Told once: alerts_fire sets fired_at in the
-- transaction of the change that causes it.
CREATE TABLE ticket_alerts (
  ticket_id bigint PRIMARY KEY REFERENCES tickets ON DELETE CASCADE,
  -- That of the ticket, so that a change in a list finds its alerts.
  waiting_list_id bigint NOT NULL,
  -- How many people may still be ahead.
  ahead integer NOT NULL CHECK (ahead BETWEEN 1 AND 20),
  email boolean NOT NULL,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  -- How often it was set: each time it is told once.
  settings integer NOT NULL DEFAULT 1,
  fired_at timestamptz,
  -- When its message was put into the outbox, or was pointless by then.
  mailed_at timestamptz
);
CREATE INDEX ticket_alerts_set ON ticket_alerts (waiting_list_id) WHERE fired_at IS NULL;
CREATE INDEX ticket_alerts_to_mail ON ticket_alerts (fired_at)
  WHERE email AND fired_at IS NOT NULL AND mailed_at IS NULL;
