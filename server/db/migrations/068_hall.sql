-- Several services served by the same counters.
ALTER TABLE organisations
  -- Ordinary tickets called before each one with priority.
  ADD COLUMN priority_after integer NOT NULL DEFAULT 1,
  -- Clerks record when a called person is at the counter.
  ADD COLUMN confirms_arrival boolean NOT NULL DEFAULT false,
  -- Clerks may change for a while what their counter serves.
  ADD COLUMN clerks_choose_services boolean NOT NULL DEFAULT false;

-- True: the owner manages it, and each day of the plan has a list of it. The default service always
-- is. Lists with other names were written by operators.
ALTER TABLE services ADD COLUMN is_planned boolean NOT NULL DEFAULT false;

-- Services of each counter, by its index. A counter without a row serves all.
CREATE TABLE counters (
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  n integer NOT NULL CHECK (n >= 0),
  -- Ids of services; null: all.
  services bigint[],
  -- The clerk's choice at the last call; null: as above.
  chosen bigint[],
  PRIMARY KEY (organisation_id, n)
);

ALTER TABLE waiting_lists
  -- Printed before its numbers: the letter of its service when the first was issued.
  ADD COLUMN letter text,
  -- False: only staff issue its numbers.
  ADD COLUMN is_public boolean NOT NULL DEFAULT true,
  -- Waiting tickets that a counter has set aside; waiting_count does not include them.
  ADD COLUMN parked_count integer NOT NULL DEFAULT 0,
  -- Tickets transferred into a list use its capacity but are not in `issued`.
  DROP CONSTRAINT waiting_lists_given_back;

-- The list of a ticket is that of its service now. Its number stays the one that another list issued.
ALTER TABLE tickets
  -- The list that issued the number; null: its list.
  ADD COLUMN issued_list_id bigint,
  ADD COLUMN letter text,
  ADD COLUMN priority_reason text,
  -- Place in the line before priority moved the ticket ahead; null: not moved by priority.
  ADD COLUMN first_position numeric,
  -- The counter that set it aside, and until when; null: not set aside.
  ADD COLUMN parked_counter text,
  ADD COLUMN parked_until timestamptz,
  -- For members only; erased after the visit, like the reason for priority.
  ADD COLUMN note text,
  -- Columns that an undo restores, as they were before the last transfer, parking, arrival or restoring, and
  -- its time.
  ADD COLUMN before_step jsonb,
  ADD COLUMN stepped_at timestamptz;
