-- Services of a place, such as "Passports". A waiting list is one service in the line of one day. The
-- only service of a place has no name and no letter.
CREATE TABLE services (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE DEFAULT 'srv_' || substr(md5(gen_random_uuid()::text), 1, 12),
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  name text NOT NULL DEFAULT '',
  name_en text,
  -- Printed before the number: one or two Greek or Latin capitals.
  letter text CHECK (letter ~ '^[A-ZΑ-Ω]{1,2}$'),
  -- Minutes a visit takes at first, and numbers a day; null: as the plan of the place says.
  minutes numeric(5, 1) CHECK (minutes > 0),
  numbers_a_day integer CHECK (numbers_a_day >= 0),
  -- Documents to bring, and a page with more information.
  needs text NOT NULL DEFAULT '',
  needs_en text,
  needs_link text CHECK (needs_link LIKE 'https://%'),
  position integer NOT NULL DEFAULT 0,
  -- The service of people who do not choose one.
  is_default boolean NOT NULL DEFAULT false,
  -- False if only staff issue its numbers.
  public boolean NOT NULL DEFAULT true,
  retired_at timestamptz,
  UNIQUE (organisation_id, name)
);
CREATE UNIQUE INDEX services_one_default ON services (organisation_id) WHERE is_default;
CREATE UNIQUE INDEX services_letter ON services (organisation_id, letter) WHERE retired_at IS NULL;

-- All tickets of a place on one service day, of any service.
CREATE TABLE lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  day date NOT NULL,
  UNIQUE (organisation_id, day)
);

-- Null where fill_lines has not come yet: never on a list with an open ticket.
ALTER TABLE waiting_lists
  ADD COLUMN line_id bigint REFERENCES lines ON DELETE CASCADE,
  ADD COLUMN service_id bigint REFERENCES services ON DELETE CASCADE;

-- Without foreign keys: line and service are those of the ticket's list, which has them.
ALTER TABLE tickets
  ADD COLUMN line_id bigint,
  ADD COLUMN service_id bigint,
  -- Order in the line, across its lists: the ticket's id, unless the ticket was moved. Within a list
  -- it orders tickets as position does.
  ADD COLUMN line_position numeric;

-- One stretch of service at a counter. A ticket that was called, put back and called again has two.
CREATE TABLE visits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES tickets ON DELETE CASCADE,
  service_id bigint NOT NULL,
  counter text,
  -- The member who called; null: unknown or anonymised.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  called_at timestamptz NOT NULL,
  -- Arrival at the counter; null: unknown.
  began_at timestamptz,
  ended_at timestamptz,
  -- processed, returned (the call was taken back), or the reason for which the ticket was aborted.
  outcome text,
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);

CREATE UNIQUE INDEX visits_under_way ON visits (ticket_id) WHERE ended_at IS NULL;
CREATE INDEX visits_ticket ON visits (ticket_id, id);
CREATE INDEX visits_user ON visits (user_id) WHERE user_id IS NOT NULL;
