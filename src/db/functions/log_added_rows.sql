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
