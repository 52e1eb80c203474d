-- The counters of the plan before an accepted proposal added one; null: the plan had enough.
ALTER TABLE agreed_counters ADD COLUMN counters_before integer CHECK (counters_before BETWEEN 1 AND 100);
