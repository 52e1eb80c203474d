-- The code of the person who listed a place, while their profile is public: the way to write to
-- them. Null: there is none.
ALTER TABLE organisations ADD COLUMN author_code text;

UPDATE organisations o SET author_code = u.code
  FROM users u
 WHERE u.id = o.author_id AND u.profile_public AND u.delete_at IS NULL;
