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
