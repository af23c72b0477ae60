-- The name of a row in the log: the values of its key, which is a list of columns with commas, joined by slashes.
CREATE OR REPLACE FUNCTION activity_key(in_row jsonb, in_columns text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN strpos(in_columns, ',') = 0 THEN coalesce(in_row ->> in_columns, '') ELSE (
    SELECT coalesce(string_agg(in_row ->> k.name, '/' ORDER BY k.place), '')
    FROM unnest(string_to_array(in_columns, ',')) WITH ORDINALITY AS k (name, place)) END
$$;
--> statement-breakpoint
-- A trigger of `log_table`, after rows were added.
CREATE OR REPLACE FUNCTION log_added_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('azahar.activity', true) = 'off' THEN RETURN NULL; END IF;
  INSERT INTO public.activity_changes (wedding_id, line_id, entity, key, op, label, after)
  SELECT
    coalesce(row ->> 'wedding_id', row ->> 'id')::uuid, public.activity_line(),
    TG_TABLE_NAME || coalesce('_on_' || (row ->> TG_ARGV[4]), ''), public.activity_key(row, TG_ARGV[0]),
    'insert', row ->> TG_ARGV[1],
    jsonb_strip_nulls(row - string_to_array('wedding_id,' || TG_ARGV[2] || ',' || TG_ARGV[3], ','))
  FROM (SELECT to_jsonb(a) AS row FROM added a) added;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A trigger of `log_table`, after rows were changed: both tables of a statement hold its rows in the same order.
CREATE OR REPLACE FUNCTION log_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
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
  FROM (
    SELECT was.row AS was, becomes.row AS is_now
    FROM (SELECT to_jsonb(f) AS row, row_number() OVER () AS place FROM former f) was
    JOIN (SELECT to_jsonb(c) AS row, row_number() OVER () AS place FROM changed c) becomes USING (place)
    WHERE was.row IS DISTINCT FROM becomes.row
  ) pairs
  CROSS JOIN LATERAL (
    SELECT
      jsonb_object_agg(f.key, CASE WHEN f.key = ANY (hidden) THEN 'null' ELSE was -> f.key END) AS before,
      jsonb_object_agg(f.key, CASE WHEN f.key = ANY (hidden) THEN 'null' ELSE f.value END) AS after
    FROM jsonb_each(is_now) f
    WHERE f.value IS DISTINCT FROM was -> f.key AND f.key <> ALL (unnoted)
  ) difference
  WHERE difference.after IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A trigger of `log_table`, after rows were removed. A removal of many rows cascades row by row, and asks here each time.
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
  FROM (SELECT to_jsonb(r) AS row FROM removed r) removed
  JOIN public.weddings w ON w.id = coalesce(row ->> 'wedding_id', row ->> 'id')::uuid;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Logs what is done to the rows of a table of a wedding, for the line of activity of its transaction: it makes a trigger
-- for each of the operations. The arguments after them are lists of columns with commas: the key without the wedding,
-- the one that names the row, those whose changes are not noted, and those whose values are not. A row that was removed
-- is noted whole, so that it can come back; the rows that leave with their wedding are not noted, nor what housekeeping
-- does (`azahar.activity` is off). A table whose rows are of several sections has their column as the fifth argument:
-- it is noted in parts, as `comments_on_guest`, and of a removed row no more than of an added one.
-- The triggers run once a statement: ten thousand rows are noted by one insertion (decision 130).
CREATE OR REPLACE PROCEDURE log_table(in_table regclass, in_operations text[], VARIADIC in_arguments text[]) LANGUAGE plpgsql AS $$
DECLARE
  noted text := 'FOR EACH STATEMENT';
  arguments text := (SELECT string_agg(quote_literal(a.value), ', ' ORDER BY a.place)
    FROM unnest(in_arguments) WITH ORDINALITY AS a (value, place));
BEGIN
  IF 'insert' = ANY (in_operations) THEN
    EXECUTE format('CREATE TRIGGER log_added AFTER INSERT ON %s REFERENCING NEW TABLE AS added %s
      EXECUTE FUNCTION log_added_rows(%s)', in_table, noted, arguments);
  END IF;
  IF 'update' = ANY (in_operations) THEN
    EXECUTE format('CREATE TRIGGER log_changed AFTER UPDATE ON %s REFERENCING OLD TABLE AS former NEW TABLE AS changed %s
      EXECUTE FUNCTION log_changed_rows(%s)', in_table, noted, arguments);
  END IF;
  IF 'delete' = ANY (in_operations) THEN
    EXECUTE format('CREATE TRIGGER log_removed AFTER DELETE ON %s REFERENCING OLD TABLE AS removed %s
      EXECUTE FUNCTION log_removed_rows(%s)', in_table, noted, arguments);
  END IF;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  logged record;
BEGIN
  FOR logged IN
    SELECT tgrelid::regclass AS name, tgtype::integer AS type,
      (SELECT array_agg(a.value ORDER BY a.place)
        FROM unnest(string_to_array(encode(tgargs, 'escape'), '\000')) WITH ORDINALITY AS a (value, place)
        WHERE a.place <= tgnargs) AS arguments
    FROM pg_trigger WHERE tgname = 'log_activity'
  LOOP
    EXECUTE format('DROP TRIGGER log_activity ON %s', logged.name);
    CALL log_table(
      logged.name,
      array_remove(ARRAY[
        CASE WHEN logged.type & 4 > 0 THEN 'insert' END,
        CASE WHEN logged.type & 16 > 0 THEN 'update' END,
        CASE WHEN logged.type & 8 > 0 THEN 'delete' END], NULL),
      VARIADIC logged.arguments);
  END LOOP;
END
$$;
--> statement-breakpoint
DROP FUNCTION log_activity();
