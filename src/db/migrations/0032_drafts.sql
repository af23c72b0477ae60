-- What planners prepare is theirs until they publish it (decision 044).
ALTER TABLE "activity_changes" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_lines" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agenda_days" ADD COLUMN "drafted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agenda_days" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "agenda_items" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "inspiration_folders" ADD COLUMN "drafted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "drafted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wedding_members" ADD COLUMN "sees_drafts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_days_replaces_unique" ON "agenda_days" USING btree ("wedding_id","replaces");--> statement-breakpoint
-- Whether a row of a table is a draft or hangs on one; null when what it hangs on is gone (decision 044).
CREATE OR REPLACE FUNCTION is_draft(in_table text, in_row jsonb)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN in_table IN ('vendors', 'agenda_days', 'inspiration_folders') THEN in_row ->> 'drafted_at' IS NOT NULL
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
      WHEN 'image' THEN (
        SELECT f.drafted_at IS NOT NULL FROM public.inspirations i
        JOIN public.inspiration_folders f ON (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
        WHERE i.wedding_id = (in_row ->> 'wedding_id')::uuid AND i.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      END
    ELSE (
      SELECT v.drafted_at IS NOT NULL FROM public.vendors v
      WHERE v.wedding_id = (in_row ->> 'wedding_id')::uuid AND v.id = (in_row ->> 'vendor_id')::uuid)
  END
$$;--> statement-breakpoint
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
      WHEN 'item' THEN 'agenda' WHEN 'image' THEN 'inspiration' ELSE 'vendors' END;
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
$$;--> statement-breakpoint
-- Leaves a notification of nothing but drafts out: their members hear of them when they are published (decision 044).
CREATE OR REPLACE FUNCTION skip_notification()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Says which members of a wedding see its drafts: its planners, and the couple once their last planner has left, so
-- that nothing that was prepared is lost (decision 044).
CREATE OR REPLACE FUNCTION settle_drafts()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wedding uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.wedding_id ELSE NEW.wedding_id END;
  has_planner boolean;
  lost_planner boolean := false;
BEGIN
  has_planner := EXISTS (
    SELECT FROM wedding_members
    WHERE wedding_id = wedding AND role = 'planner' AND preset IN ('planner', 'custom'));
  IF TG_OP <> 'INSERT' THEN
    lost_planner := OLD.role = 'planner' AND OLD.preset IN ('planner', 'custom');
  END IF;
  lost_planner := NOT has_planner AND (lost_planner OR EXISTS (
    SELECT FROM wedding_members WHERE wedding_id = wedding AND preset = 'couple' AND sees_drafts));
  UPDATE wedding_members m SET sees_drafts = NOT m.sees_drafts
  WHERE m.wedding_id = wedding AND m.sees_drafts IS DISTINCT FROM (
    CASE WHEN has_planner THEN m.role = 'planner' AND m.preset IN ('planner', 'custom')
      ELSE lost_planner AND m.preset = 'couple' END);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Marks what is noted of drafts, so that only who sees drafts reads of it: changes of their rows, and lines of
-- commands that touched nothing else (decision 044).
CREATE OR REPLACE FUNCTION mark_draft()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reaches text[] := ARRAY[
    current_setting('azahar.reach_vendors', true),
    current_setting('azahar.reach_agenda', true),
    current_setting('azahar.reach_inspiration', true)];
BEGIN
  IF TG_TABLE_NAME = 'activity_changes' THEN
    NEW.is_draft := 'drafts' = CASE
      WHEN NEW.entity = 'vendors' OR NEW.entity LIKE '%\_on\_vendor' THEN reaches[1]
      WHEN NEW.entity LIKE 'agenda%' OR NEW.entity LIKE '%\_on\_item' THEN reaches[2]
      WHEN NEW.entity LIKE 'inspiration%' OR NEW.entity LIKE '%\_on\_image' THEN reaches[3]
      ELSE '' END;
    NEW.is_draft := coalesce(NEW.is_draft, false);
  ELSE
    NEW.is_draft := split_part(NEW.action, '.', 1) IN ('vendors', 'agenda', 'inspiration', 'uploads', 'activity')
      AND coalesce('drafts' = ANY (array_remove(reaches, NULL)), false)
      AND NOT coalesce('all' = ANY (array_remove(reaches, NULL)), false);
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER vendors_note_reach BEFORE INSERT OR UPDATE OR DELETE ON vendors FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_reach('vendors');--> statement-breakpoint
CREATE TRIGGER comments_note_reach BEFORE INSERT OR UPDATE OR DELETE ON comments FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_reach('vendors');--> statement-breakpoint
CREATE TRIGGER item_files_note_reach BEFORE INSERT OR UPDATE OR DELETE ON item_files FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_reach('vendors');--> statement-breakpoint
CREATE TRIGGER agenda_days_note_reach BEFORE INSERT OR UPDATE OR DELETE ON agenda_days FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_reach('agenda');--> statement-breakpoint
CREATE TRIGGER agenda_items_note_reach BEFORE INSERT OR UPDATE OR DELETE ON agenda_items FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_reach('agenda');--> statement-breakpoint
CREATE TRIGGER agenda_links_note_reach BEFORE INSERT OR UPDATE OR DELETE ON agenda_links FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_reach('agenda');--> statement-breakpoint
CREATE TRIGGER inspiration_folders_note_reach BEFORE INSERT OR UPDATE OR DELETE ON inspiration_folders FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_reach('inspiration');--> statement-breakpoint
CREATE TRIGGER inspirations_note_reach BEFORE INSERT OR UPDATE OR DELETE ON inspirations FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_reach('inspiration');--> statement-breakpoint
CREATE TRIGGER inspiration_shares_note_reach BEFORE INSERT OR UPDATE OR DELETE ON inspiration_shares FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_reach('inspiration');--> statement-breakpoint
CREATE TRIGGER before_channels_skip_drafts BEFORE INSERT ON notifications FOR EACH ROW
  WHEN (NEW.section IN ('vendors', 'agenda', 'inspiration')
    AND current_setting('azahar.reach_' || NEW.section, true) = 'drafts') EXECUTE FUNCTION skip_notification();--> statement-breakpoint
CREATE TRIGGER activity_changes_mark_draft BEFORE INSERT ON activity_changes FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION mark_draft();--> statement-breakpoint
CREATE TRIGGER activity_lines_mark_draft BEFORE INSERT ON activity_lines FOR EACH ROW
  WHEN (current_setting('azahar.sees_drafts', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION mark_draft();--> statement-breakpoint
DROP TRIGGER log_activity ON wedding_members;
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON wedding_members
  FOR EACH ROW EXECUTE FUNCTION log_activity('user_id', '', 'created_at,sees_drafts', '');--> statement-breakpoint
SET LOCAL azahar.activity = off;
UPDATE wedding_members SET sees_drafts = true WHERE role = 'planner' AND preset IN ('planner', 'custom');
SET LOCAL azahar.activity = '';--> statement-breakpoint
CREATE TRIGGER wedding_members_settle_drafts AFTER INSERT OR DELETE OR UPDATE OF role, preset ON wedding_members
  FOR EACH ROW EXECUTE FUNCTION settle_drafts();
