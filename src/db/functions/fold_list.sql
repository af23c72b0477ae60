-- The folded elements, a line each.
CREATE OR REPLACE FUNCTION fold_list(elements text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT coalesce(string_agg(fold_text(element), E'\n' ORDER BY place), '')
  FROM unnest(elements) WITH ORDINALITY AS listed (element, place));
