-- True if a list has a free place, whatever its state.
CREATE OR REPLACE FUNCTION list_has_room(p_list waiting_lists) RETURNS boolean LANGUAGE sql IMMUTABLE
  AS $$ SELECT p_list.capacity IS NULL OR p_list.issued - p_list.given_back < p_list.capacity $$;
