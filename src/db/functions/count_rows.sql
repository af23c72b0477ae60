-- Keeps the length of a list: what a statement adds to a table and removes from it is counted in the shard of its
-- connection, so that people who write into one wedding at once do not wait for one another. The argument is the area.
-- Rows that leave with their wedding are not counted.
CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.wedding_versions AS v (wedding_id, area, shard, version, row_count)
  SELECT c.wedding_id, TG_ARGV[0], pg_backend_pid() % 32, 0, CASE TG_OP WHEN 'INSERT' THEN c.rows ELSE -c.rows END
  FROM (SELECT wedding_id, count(*)::integer AS rows FROM counted GROUP BY wedding_id) c
  WHERE TG_OP = 'INSERT' OR EXISTS (SELECT FROM public.weddings w WHERE w.id = c.wedding_id)
  ON CONFLICT (wedding_id, area, shard) DO UPDATE SET row_count = v.row_count + excluded.row_count;
  RETURN NULL;
END
$$;
