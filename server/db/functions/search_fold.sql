-- Case, accents and final sigma do not count. The translate covers Greek capitals also where the
-- database's locale is "C", whose lower() knows ASCII only.
-- organisations.search_title is stored by it: whoever changes it adds a migration that writes the
-- column anew.
CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT translate(
      lower(public.unaccent('public.unaccent'::regdictionary, input)),
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
      'αβγδεζηθικλμνξοπρστυφχψωσ'
    )
  $$;
