-- Text as people compare it, the same as domain/fold-text.ts. Our own functions instead of the extensions
-- unaccent (not immutable) and pg_trgm (no help for one or two letters): nothing to install anywhere.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN trim(regexp_replace(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036F]', '', 'g')), '\s+', ' ', 'g'));
