-- Locks all lists of the lines of some lists, in the order of their ids. Transactions that change
-- tickets lock the whole line first; transactions that take numbers lock only their lists, in the
-- same order. So they cannot deadlock. A ticket may change its list, but never its line.
CREATE OR REPLACE FUNCTION lock_lines(p_list_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One OR over both conditions would scan the whole table.
  PERFORM FROM waiting_lists
    WHERE id IN (SELECT unnest(p_list_ids)
                 UNION
                 SELECT l.id FROM waiting_lists own
                   JOIN waiting_lists l ON l.line_id = own.line_id
                  WHERE own.id = ANY (p_list_ids))
    ORDER BY id FOR NO KEY UPDATE;
END $$;
