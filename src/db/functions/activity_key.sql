-- The name of a row in the log: the values of its key, which is a list of columns with commas, joined by slashes.
CREATE OR REPLACE FUNCTION activity_key(in_row jsonb, in_columns text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN strpos(in_columns, ',') = 0 THEN coalesce(in_row ->> in_columns, '') ELSE (
    SELECT coalesce(string_agg(in_row ->> k.name, '/' ORDER BY k.place), '')
    FROM unnest(string_to_array(in_columns, ',')) WITH ORDINALITY AS k (name, place)) END
$$;
