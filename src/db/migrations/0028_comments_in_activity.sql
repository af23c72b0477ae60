-- A trigger for tables whose rows belong to a wedding: notes what a transaction did to a row, for its line of activity.
-- Its arguments are lists of columns with commas: the key without the wedding, the one that names the row, those whose
-- changes are not noted, and those whose values are not. A row that was removed is noted whole, so that it can come
-- back; the rows that leave with their wedding are not noted, nor what housekeeping does (`azahar.activity` is off).
-- A table whose rows are of several sections has their column as its fifth argument: it is noted in parts, as
-- `comments_on_guest`, and of a removed row no more than of an added one.
CREATE OR REPLACE FUNCTION log_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hidden text[] := string_to_array(TG_ARGV[3], ',');
  unnoted text[] := string_to_array(TG_ARGV[2], ',') || 'wedding_id'::text;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  present jsonb := coalesce(becomes, was);
  wedding uuid := coalesce(present ->> 'wedding_id', present ->> 'id');
  logged_as text := TG_TABLE_NAME || coalesce('_on_' || (present ->> TG_ARGV[4]), '');
BEGIN
  IF current_setting('azahar.activity', true) = 'off' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT
      jsonb_object_agg(f.key, CASE WHEN f.key = ANY (hidden) THEN 'null' ELSE was -> f.key END),
      jsonb_object_agg(f.key, CASE WHEN f.key = ANY (hidden) THEN 'null' ELSE f.value END)
    INTO was, becomes
    FROM jsonb_each(becomes) f
    WHERE f.value IS DISTINCT FROM was -> f.key AND f.key <> ALL (unnoted);
    IF becomes IS NULL THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'INSERT' THEN
    becomes := jsonb_strip_nulls(becomes - unnoted - hidden);
  ELSE
    IF NOT EXISTS (SELECT FROM public.weddings WHERE id = wedding) THEN RETURN NULL; END IF;
    IF TG_ARGV[4] IS NOT NULL THEN was := was - unnoted - hidden; END IF;
    SELECT jsonb_object_agg(f.key, f.value) INTO was FROM jsonb_each(was) f WHERE f.value <> 'null';
  END IF;
  INSERT INTO public.activity_changes (wedding_id, line_id, entity, key, op, label, before, after)
  VALUES (
    wedding, public.activity_line(), logged_as,
    (SELECT coalesce(string_agg(present ->> k.name, '/' ORDER BY k.place), '')
      FROM unnest(string_to_array(TG_ARGV[0], ',')) WITH ORDINALITY AS k (name, place)),
    lower(TG_OP), present ->> TG_ARGV[1], was, becomes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON comments
  FOR EACH ROW EXECUTE FUNCTION log_activity('id,target', '', 'kind,author_id,author_role,mentions,created_at,edited_at,item_deleted_at', 'text', 'kind');
