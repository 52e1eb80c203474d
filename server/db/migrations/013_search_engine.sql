-- Which version of common/greek wrote the search index; no row until the first start wrote it.
-- The server writes the index anew at a start that finds another version here.
CREATE TABLE search_engine (
  version integer NOT NULL
);
