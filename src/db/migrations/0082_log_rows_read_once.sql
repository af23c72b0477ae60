-- Keeps the length of a list: what a statement adds to a table and removes from it is counted in the shard of its
-- connection, so that people who write into one wedding at once do not wait for one another. The argument is the area.
-- It raises the version of the list with it: both are in one row, which a statement writes once (decision 135). Rows that
-- leave with their wedding are not counted.
CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.wedding_versions AS v (wedding_id, area, shard, version, row_count)
  SELECT c.wedding_id, TG_ARGV[0], pg_backend_pid() % 32, 1, CASE TG_OP WHEN 'INSERT' THEN c.rows ELSE -c.rows END
  FROM (SELECT wedding_id, count(*)::integer AS rows FROM counted GROUP BY wedding_id) c
  WHERE TG_OP = 'INSERT' OR EXISTS (SELECT FROM public.weddings w WHERE w.id = c.wedding_id)
  ON CONFLICT (wedding_id, area, shard) DO UPDATE
    SET version = v.version + excluded.version, row_count = v.row_count + excluded.row_count;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A trigger of `log_table`, after rows were added. `OFFSET 0` keeps the row as JSON a value: without it each place where it
-- is read would make it anew.
CREATE OR REPLACE FUNCTION log_added_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('azahar.activity', true) = 'off' THEN RETURN NULL; END IF;
  INSERT INTO public.activity_changes (wedding_id, line_id, entity, key, op, label, after)
  SELECT
    coalesce(row ->> 'wedding_id', row ->> 'id')::uuid, public.activity_line(),
    TG_TABLE_NAME || coalesce('_on_' || (row ->> TG_ARGV[4]), ''), public.activity_key(row, TG_ARGV[0]),
    'insert', row ->> TG_ARGV[1],
    row - string_to_array('wedding_id,' || TG_ARGV[2] || ',' || TG_ARGV[3], ',')
  FROM (SELECT jsonb_strip_nulls(to_jsonb(a)) AS row FROM added a OFFSET 0) added;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A trigger of `log_table`, after rows were removed. A removal of many rows cascades row by row, and asks here each time.
-- `OFFSET 0` keeps the row as JSON a value, as in `log_added_rows`.
CREATE OR REPLACE FUNCTION log_removed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('azahar.activity', true) = 'off' OR NOT EXISTS (SELECT FROM removed) THEN RETURN NULL; END IF;
  INSERT INTO public.activity_changes (wedding_id, line_id, entity, key, op, label, before)
  SELECT
    w.id, public.activity_line(), TG_TABLE_NAME || coalesce('_on_' || (row ->> TG_ARGV[4]), ''),
    public.activity_key(row, TG_ARGV[0]), 'delete', row ->> TG_ARGV[1],
    (SELECT jsonb_object_agg(f.key, f.value)
      FROM jsonb_each(CASE WHEN TG_ARGV[4] IS NULL THEN row
        ELSE row - string_to_array('wedding_id,' || TG_ARGV[2] || ',' || TG_ARGV[3], ',') END) f
      WHERE f.value <> 'null')
  FROM (SELECT to_jsonb(r) AS row FROM removed r OFFSET 0) removed
  JOIN public.weddings w ON w.id = coalesce(row ->> 'wedding_id', row ->> 'id')::uuid;
  RETURN NULL;
END
$$;
