-- Names that the owner gives single counters, in their order; empty: counter_name and the number.
ALTER TABLE organisations ADD COLUMN counter_names text[] NOT NULL DEFAULT '{}'
  CHECK (cardinality(counter_names) <= 100 AND array_position(counter_names, NULL) IS NULL);
