-- The portrait of a review's author while their profile is public; null: none is shown.
ALTER TABLE reviews ADD COLUMN author_image text;
