-- The service of a place for the lists with this name; an empty name is the default service.
CREATE OR REPLACE FUNCTION service_named(p_organisation_id bigint, p_name text) RETURNS bigint
  LANGUAGE sql STABLE
  AS $$
    SELECT id FROM services
     WHERE organisation_id = p_organisation_id
       AND CASE WHEN p_name = '' THEN is_default ELSE name = p_name END
  $$;
