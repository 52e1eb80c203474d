-- Texts from PDFs write Greek letters by compatibility characters and signs of mathematics; they are
-- folded like the letters.
CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT translate(
      lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFKC))),
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς∆∑∏',
      'αβγδεζηθικλμνξοπρστυφχψωσδσπ'
    )
  $$;

-- Stored with the function: written anew where it folds otherwise now.
UPDATE organisations SET title = title WHERE title IS NOT NFKC NORMALIZED OR title ~ '[∆∑∏]';
