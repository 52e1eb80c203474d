-- Replaced by tickets_number.
ALTER TABLE tickets DROP CONSTRAINT tickets_waiting_list_id_rank_key;
-- Their arguments change. The functions that replace them are created in the same transaction.
DROP FUNCTION IF EXISTS ticket_transition(bigint, text, text, text, timestamptz, text, int, bigint);
DROP FUNCTION IF EXISTS call_next(bigint, text, text, text, timestamptz, bigint, bigint, bigint);
DROP FUNCTION IF EXISTS take_tickets(jsonb, boolean);
DROP FUNCTION IF EXISTS place_behind(bigint, numeric, int);
