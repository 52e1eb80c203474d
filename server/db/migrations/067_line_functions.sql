-- Their arguments or results change. The functions that replace them are created in the same transaction.
DROP FUNCTION IF EXISTS ticket_transition(bigint, text, text, text, timestamptz, text, int);
DROP FUNCTION IF EXISTS call_next(bigint, text, text, text, timestamptz, bigint);
DROP FUNCTION IF EXISTS position_behind(bigint, numeric, int);
