-- The default order of a filtered list ends at its page instead of sorting all that pass.
CREATE INDEX places_now_order ON places_now (position, id);

-- The language in which a person reads messages, where it was only told by what they had sent. Who
-- sent nothing that names one reads Greek.
ALTER TABLE users
  ADD COLUMN language text NOT NULL DEFAULT 'el' CHECK (language IN ('el', 'en'));

UPDATE users u SET language = latest.language
  FROM (
    SELECT DISTINCT ON (sent.user_id) sent.user_id, sent.language
      FROM (
        SELECT user_id, language, updated_at AS at FROM listings
        UNION ALL SELECT user_id, language, submitted_at FROM listing_changes
        UNION ALL SELECT user_id, language, created_at FROM claims
        UNION ALL SELECT user_id, language, created_at FROM reviews WHERE user_id IS NOT NULL
        UNION ALL SELECT user_id, language, created_at FROM review_reports WHERE user_id IS NOT NULL
        UNION ALL SELECT user_id, language, created_at FROM comments WHERE user_id IS NOT NULL
        UNION ALL
        SELECT t.user_id, a.language, t.created_at
          FROM ticket_alerts a JOIN tickets t ON t.id = a.ticket_id WHERE t.user_id IS NOT NULL
      ) sent
     ORDER BY sent.user_id, sent.at DESC
  ) latest
 WHERE latest.user_id = u.id AND latest.language <> u.language;

ALTER TABLE listings DROP COLUMN language;
ALTER TABLE listing_changes DROP COLUMN language;
ALTER TABLE claims DROP COLUMN language;
ALTER TABLE reviews DROP COLUMN language;
ALTER TABLE review_reports DROP COLUMN language;

-- Messages are read, answered and put away in the moderators' queue. Each came by mail as well, so
-- that one of more than a month ago counts as dealt with.
ALTER TABLE messages
  ADD COLUMN state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'answered', 'done', 'spam')),
  -- Language of the writer; null: not known.
  ADD COLUMN language text CHECK (language IN ('el', 'en'));
UPDATE messages SET state = 'done' WHERE created_at < now() - interval '30 days';
CREATE INDEX messages_state ON messages (state, created_at);

ALTER TABLE moderation_decisions
  DROP CONSTRAINT moderation_decisions_decision_check,
  ADD CONSTRAINT moderation_decisions_decision_check
    CHECK (decision IN ('approve', 'return', 'answer', 'done', 'spam', 'restore'));

-- Names that the owner gives single counters, in their order; empty: counter_name and the number.
ALTER TABLE organisations ADD COLUMN counter_names text[] NOT NULL DEFAULT '{}'
  CHECK (cardinality(counter_names) <= 100 AND array_position(counter_names, NULL) IS NULL);
