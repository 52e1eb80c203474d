-- Notices to the holder of a ticket about its day, found by the ticket's code.
CREATE INDEX mail_outbox_day ON mail_outbox (split_part(cause, '/', 2)) WHERE cause LIKE 'day\_%';
