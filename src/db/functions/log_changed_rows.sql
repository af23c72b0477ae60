-- A trigger of `log_table`, after rows were changed: both tables of a statement hold its rows in the same order, and are
-- laid side by side. A join of them would be planned by how many rows the first statements of the connection had: after
-- some of one row each, the join of a thousand compares each with each. For the columns that are not noted PostgreSQL
-- would plan it anew each time, which takes longer than noting a row.
CREATE OR REPLACE FUNCTION log_changed_rows() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  hidden text[] := string_to_array(TG_ARGV[3], ',');
  unnoted text[] := string_to_array(TG_ARGV[2], ',') || 'wedding_id'::text;
BEGIN
  IF current_setting('azahar.activity', true) = 'off' THEN RETURN NULL; END IF;
  INSERT INTO public.activity_changes (wedding_id, line_id, entity, key, op, label, before, after)
  SELECT
    coalesce(is_now ->> 'wedding_id', is_now ->> 'id')::uuid, public.activity_line(),
    TG_TABLE_NAME || coalesce('_on_' || (is_now ->> TG_ARGV[4]), ''), public.activity_key(is_now, TG_ARGV[0]),
    'update', is_now ->> TG_ARGV[1], difference.before, difference.after
  FROM unnest(ARRAY(SELECT to_jsonb(f) FROM former f), ARRAY(SELECT to_jsonb(c) FROM changed c)) AS pairs (was, is_now)
  CROSS JOIN LATERAL (
    SELECT
      jsonb_object_agg(f.key, CASE WHEN f.key = ANY (hidden) THEN 'null' ELSE was -> f.key END) AS before,
      jsonb_object_agg(f.key, CASE WHEN f.key = ANY (hidden) THEN 'null' ELSE f.value END) AS after
    FROM jsonb_each(is_now) f
    WHERE f.value IS DISTINCT FROM was -> f.key AND f.key <> ALL (unnoted)
  ) difference
  WHERE was IS DISTINCT FROM is_now AND difference.after IS NOT NULL;
  RETURN NULL;
END
$$;
