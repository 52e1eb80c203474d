-- Capacity counts the places taken now: a number given back before its call frees one. The numbers
-- themselves go on, each issued once. A list is full when issued - given_back reaches its capacity;
-- the triggers on tickets keep the count.
ALTER TABLE waiting_lists
  ADD COLUMN given_back integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT waiting_lists_check,
  ADD CONSTRAINT waiting_lists_given_back CHECK (given_back BETWEEN 0 AND issued),
  ADD CONSTRAINT waiting_lists_places CHECK (capacity IS NULL OR issued - given_back <= capacity);
UPDATE waiting_lists l SET given_back = t.given_back
  FROM (SELECT waiting_list_id, count(*) AS given_back FROM tickets
         WHERE status IN ('cancelled', 'aborted') AND called_at IS NULL GROUP BY 1) t
 WHERE t.waiting_list_id = l.id;
