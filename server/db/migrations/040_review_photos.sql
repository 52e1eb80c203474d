-- Where the photo of a review is; null: it has none. Its row in photos says whose it is.
ALTER TABLE reviews ADD COLUMN photo text;
