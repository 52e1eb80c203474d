-- The window that somebody was told on taking a number of the same day. Whether it held is in the
-- ticket: called_at.
CREATE TABLE told_windows (
  ticket_id bigint PRIMARY KEY REFERENCES tickets ON DELETE CASCADE,
  -- That of the ticket, so that the windows of a place are found without its other tickets.
  waiting_list_id bigint NOT NULL,
  at timestamptz NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at >= from_at)
);
CREATE INDEX told_windows_list ON told_windows (waiting_list_id);
