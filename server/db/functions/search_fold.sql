-- Folds case, accents and final sigma. The translate also covers Greek capitals in databases with
-- the locale "C", whose lower() handles ASCII only. organisations.search_title is stored with this
-- function: changing it needs a migration that rewrites the column.
CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT translate(
      lower(public.unaccent('public.unaccent'::regdictionary, input)),
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
      'αβγδεζηθικλμνξοπρστυφχψωσ'
    )
  $$;
