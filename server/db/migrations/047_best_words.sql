-- The places that have a word, the best field first: a search for a word that very many places have
-- reads only as many of them as it shows.
CREATE INDEX organisation_words_best
  ON organisation_words (word_id, weight DESC, organisation_id);
