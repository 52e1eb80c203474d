CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

-- Case, accents and final sigma do not count. The translate covers Greek capitals also where the
-- database's locale is "C", whose lower() knows ASCII only.
CREATE FUNCTION search_fold(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT translate(
      lower(public.unaccent('public.unaccent'::regdictionary, input)),
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
      'αβγδεζηθικλμνξοπρστυφχψωσ'
    )
  $$;

CREATE TABLE categories (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  title text NOT NULL,
  icon_name text NOT NULL UNIQUE,
  position integer NOT NULL DEFAULT 0
);

CREATE TABLE organisations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE,
  category_id bigint NOT NULL REFERENCES categories,
  title text NOT NULL,
  address text NOT NULL,
  city text NOT NULL,
  district text,
  country text NOT NULL DEFAULT 'GR',
  description text NOT NULL DEFAULT '',
  main_image text,
  image text,
  images jsonb NOT NULL DEFAULT '[]',
  rating numeric(2, 1) CHECK (rating BETWEEN 1 AND 5),
  reviews_count integer NOT NULL DEFAULT 0,
  views_count integer NOT NULL DEFAULT 0,
  price_level smallint CHECK (price_level BETWEEN 1 AND 4),
  price_from numeric(10, 2),
  phone text,
  email text,
  website text,
  latitude double precision,
  longitude double precision,
  tags jsonb NOT NULL DEFAULT '[]',
  amenities jsonb NOT NULL DEFAULT '[]',
  prices jsonb NOT NULL DEFAULT '[]',
  -- [{weekday: 1…7, intervals: [{from: "HH:mm", to: "HH:mm"}]}] in Europe/Athens.
  opening_hours jsonb NOT NULL DEFAULT '[]',
  verified boolean NOT NULL DEFAULT false,
  author_name text NOT NULL,
  author_image text,
  -- What new waiting lists of the organisation start with.
  average_minutes numeric(5, 1),
  counters integer NOT NULL DEFAULT 1 CHECK (counters > 0),
  daily_capacity integer CHECK (daily_capacity >= 0),
  list_pattern text NOT NULL DEFAULT 'normal',
  -- Place in the default order.
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  search_title text GENERATED ALWAYS AS (search_fold(title)) STORED
);
CREATE INDEX organisations_order ON organisations (position, id);
CREATE INDEX organisations_category ON organisations (category_id);

CREATE TABLE reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  author_name text NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  reply_text text,
  reply_at timestamptz
);
CREATE INDEX reviews_organisation ON reviews (organisation_id, created_at DESC);

-- The search index. A word is stored as its Latin skeleton, so that Greek, greeklish and misspelt
-- vowels meet (server/lib/skeleton.ts). Variants are the skeleton with one letter left out: two
-- words within one typing error of each other share one. Indexed equality is all that it takes.
CREATE TABLE search_words (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word text NOT NULL UNIQUE
);
CREATE INDEX search_words_prefix ON search_words (word text_pattern_ops);
CREATE INDEX search_words_trigram ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE search_variants (
  variant text NOT NULL,
  -- No foreign key here and below: words are only ever added, and the index is written in bulk.
  word_id bigint NOT NULL,
  PRIMARY KEY (variant, word_id)
);

CREATE TABLE organisation_words (
  word_id bigint NOT NULL,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  -- 8 title, 4 category and tags, 3 place, 1 description: the best field that has the word.
  weight smallint NOT NULL,
  PRIMARY KEY (word_id, organisation_id)
);
CREATE INDEX organisation_words_organisation ON organisation_words (organisation_id);
