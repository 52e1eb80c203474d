-- First names of people without an account who took a number by telephone. Deleted after the day.
CREATE TABLE ticket_names (
  ticket_id bigint PRIMARY KEY REFERENCES tickets ON DELETE CASCADE,
  name text NOT NULL,
  day date NOT NULL
);
CREATE INDEX ticket_names_day ON ticket_names (day);
