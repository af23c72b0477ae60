-- The keys a planner is found by: runs of one to three characters of the zones (z) and the styles (s).
CREATE OR REPLACE FUNCTION directory_grams(zones_folded text, styles_folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN grams('z', zones_folded, 1) || grams('z', zones_folded, 2) || grams('z', zones_folded, 3)
  || grams('s', styles_folded, 1) || grams('s', styles_folded, 2) || grams('s', styles_folded, 3);
