-- A place's plan, from which its lists are made. Its counters, its minutes and its numbers a day are
-- columns of the place already.
ALTER TABLE organisations
  -- When numbers are given, in the form of opening_hours; null: whenever the place is open.
  ADD COLUMN plan_hours jsonb,
  ADD COLUMN days_ahead integer NOT NULL DEFAULT 35 CHECK (days_ahead BETWEEN 1 AND 60),
  ADD COLUMN open_on_holidays boolean NOT NULL DEFAULT false,
  -- When an owner last set it; null: never.
  ADD COLUMN planned_at timestamptz;

-- Days that an owner changed by hand.
CREATE TABLE plan_days (
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  day date NOT NULL,
  closed boolean NOT NULL DEFAULT false,
  -- What people read about a closed day.
  reason text,
  -- [{from: "HH:mm", to: "HH:mm"}] in Europe/Athens; null: those of the plan.
  intervals jsonb,
  -- Null: that of the plan.
  capacity integer CHECK (capacity >= 0),
  PRIMARY KEY (organisation_id, day)
);

ALTER TABLE waiting_lists
  -- When people are served, in the form of plan_days; null: by the opening hours of its weekday.
  ADD COLUMN intervals jsonb,
  -- It was closed because the plan has no numbers on its day, so it opens again when the plan does.
  ADD COLUMN closed_by_plan boolean NOT NULL DEFAULT false;
