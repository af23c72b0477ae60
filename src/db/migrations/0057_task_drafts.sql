ALTER TABLE "tasks" ADD COLUMN "drafted_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Whether a row of a table is a draft or hangs on one; null when what it hangs on is gone (decision 044).
CREATE OR REPLACE FUNCTION is_draft(in_table text, in_row jsonb)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN in_table IN ('vendors', 'agenda_days', 'inspiration_folders', 'tasks') THEN in_row ->> 'drafted_at' IS NOT NULL
    WHEN in_table = 'agenda_items' THEN (
      SELECT d.drafted_at IS NOT NULL FROM public.agenda_days d
      WHERE d.wedding_id = (in_row ->> 'wedding_id')::uuid AND d.id = (in_row ->> 'day_id')::uuid)
    WHEN in_table IN ('inspirations', 'inspiration_shares') THEN (
      SELECT f.drafted_at IS NOT NULL FROM public.inspiration_folders f
      WHERE f.wedding_id = (in_row ->> 'wedding_id')::uuid AND f.id = (in_row ->> 'folder_id')::uuid)
    WHEN in_table IN ('comments', 'item_files') THEN CASE in_row ->> 'kind'
      WHEN 'vendor' THEN (
        SELECT v.drafted_at IS NOT NULL FROM public.vendors v
        WHERE v.wedding_id = (in_row ->> 'wedding_id')::uuid AND v.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      WHEN 'item' THEN (
        SELECT d.drafted_at IS NOT NULL FROM public.agenda_items i
        JOIN public.agenda_days d ON (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
        WHERE i.wedding_id = (in_row ->> 'wedding_id')::uuid AND i.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      WHEN 'task' THEN (
        SELECT t.drafted_at IS NOT NULL FROM public.tasks t
        WHERE t.wedding_id = (in_row ->> 'wedding_id')::uuid AND t.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      WHEN 'image' THEN (
        SELECT f.drafted_at IS NOT NULL FROM public.inspirations i
        JOIN public.inspiration_folders f ON (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
        WHERE i.wedding_id = (in_row ->> 'wedding_id')::uuid AND i.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      END
    ELSE (
      SELECT v.drafted_at IS NOT NULL FROM public.vendors v
      WHERE v.wedding_id = (in_row ->> 'wedding_id')::uuid AND v.id = (in_row ->> 'vendor_id')::uuid)
  END
$$;
--> statement-breakpoint
-- Keeps in a setting of the transaction whether the rows of an area that it has touched were all drafts (`drafts`) or
-- not (`all`). The version that is raised, the notifications and the live updates follow it (decision 044).
CREATE OR REPLACE FUNCTION note_reach()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  setting text := 'azahar.reach_' || TG_ARGV[0];
  was_draft boolean;
  becomes_draft boolean;
BEGIN
  IF TG_TABLE_NAME IN ('comments', 'item_files') THEN
    setting := 'azahar.reach_' || CASE coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> 'kind'
      WHEN 'item' THEN 'agenda' WHEN 'task' THEN 'tasks' WHEN 'image' THEN 'inspiration' ELSE 'vendors' END;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    was_draft := is_draft(TG_TABLE_NAME, to_jsonb(OLD));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    becomes_draft := is_draft(TG_TABLE_NAME, to_jsonb(NEW));
  END IF;
  IF NOT coalesce(was_draft, true) OR NOT coalesce(becomes_draft, true) THEN
    PERFORM set_config(setting, 'all', true);
  ELSIF coalesce(was_draft, becomes_draft) AND current_setting(setting, true) IS DISTINCT FROM 'all' THEN
    PERFORM set_config(setting, 'drafts', true);
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Marks what is noted of drafts, so that only who sees drafts reads of it: changes of their rows, and lines of
-- commands that touched nothing else (decision 044).
CREATE OR REPLACE FUNCTION mark_draft()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reaches text[] := ARRAY[
    current_setting('azahar.reach_vendors', true),
    current_setting('azahar.reach_agenda', true),
    current_setting('azahar.reach_inspiration', true),
    current_setting('azahar.reach_tasks', true)];
BEGIN
  IF TG_TABLE_NAME = 'activity_changes' THEN
    NEW.is_draft := 'drafts' = CASE
      WHEN NEW.entity = 'vendors' OR NEW.entity LIKE '%\_on\_vendor' THEN reaches[1]
      WHEN NEW.entity LIKE 'agenda%' OR NEW.entity LIKE '%\_on\_item' THEN reaches[2]
      WHEN NEW.entity LIKE 'inspiration%' OR NEW.entity LIKE '%\_on\_image' THEN reaches[3]
      WHEN NEW.entity = 'tasks' OR NEW.entity LIKE '%\_on\_task' THEN reaches[4]
      ELSE '' END;
    NEW.is_draft := coalesce(NEW.is_draft, false);
  ELSE
    NEW.is_draft := split_part(NEW.action, '.', 1) IN ('vendors', 'agenda', 'inspiration', 'tasks', 'uploads', 'activity')
      AND coalesce('drafts' = ANY (array_remove(reaches, NULL)), false)
      AND NOT coalesce('all' = ANY (array_remove(reaches, NULL)), false);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tasks_note_reach BEFORE INSERT OR DELETE OR UPDATE ON tasks
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('tasks');
--> statement-breakpoint
DROP TRIGGER before_channels_skip_drafts ON notifications;
--> statement-breakpoint
CREATE TRIGGER before_channels_skip_drafts BEFORE INSERT ON notifications
  FOR EACH ROW WHEN ((new.section = ANY (ARRAY['vendors'::text, 'agenda'::text, 'inspiration'::text, 'tasks'::text])) AND current_setting('azahar.reach_'::text || new.section, true) = 'drafts'::text) EXECUTE FUNCTION skip_notification();
