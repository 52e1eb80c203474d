-- The networks from which people whose address is not confirmed took numbers of a list, as keyed
-- hashes, so that those of one network hold half of a list at most.
CREATE TABLE network_takes (
  waiting_list_id bigint NOT NULL REFERENCES waiting_lists ON DELETE CASCADE,
  network text NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Counts until then without a ticket, too; null: the take is over.
  under_way_until timestamptz,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (waiting_list_id, network, user_id)
);
CREATE INDEX network_takes_user ON network_takes (user_id);
CREATE INDEX network_takes_at ON network_takes (taken_at);
