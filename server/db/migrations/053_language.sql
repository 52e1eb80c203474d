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
