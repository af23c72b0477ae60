-- Every run of `size` characters, marked with the list it comes from.
CREATE OR REPLACE FUNCTION grams(marker text, folded text, size integer) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT DISTINCT marker || substr(folded, start, size)
  FROM generate_series(1, length(folded) - size + 1) AS start);
