-- A rebuild of the search index goes on in batches, and continues after a crash.
ALTER TABLE search_engine
  -- Version that a rebuild is writing, and the last place that has it; null: there is no rebuild.
  ADD COLUMN rebuilding integer,
  ADD COLUMN rebuilt_to bigint;
-- At most one row.
CREATE UNIQUE INDEX search_engine_one ON search_engine ((true));
-- Version that wrote the variant last; null: an earlier one.
ALTER TABLE search_variants ADD COLUMN engine integer;
