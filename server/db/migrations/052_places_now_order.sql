-- The default order of a filtered list ends at its page instead of sorting all that pass.
CREATE INDEX places_now_order ON places_now (position, id);
