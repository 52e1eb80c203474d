-- What a member set on one list stays when the plan changes, until an owner changes that day.
ALTER TABLE waiting_lists
  -- Its state, although the plan closes its day.
  ADD COLUMN state_by_hand boolean NOT NULL DEFAULT false,
  ADD COLUMN capacity_by_hand boolean NOT NULL DEFAULT false;
