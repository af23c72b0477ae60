CREATE TABLE "activity_changes" (
	"wedding_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "activity_changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"entity" text NOT NULL,
	"key" text NOT NULL,
	"op" text NOT NULL,
	"label" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "activity_changes_wedding_id_line_id_seq_pk" PRIMARY KEY("wedding_id","line_id","seq")
);
--> statement-breakpoint
CREATE TABLE "activity_lines" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"household_id" uuid,
	"action" text NOT NULL,
	"undoes" uuid,
	"undone_by" uuid,
	"conflicts" jsonb,
	CONSTRAINT "activity_lines_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "activity_changes" ADD CONSTRAINT "activity_changes_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_lines" ADD CONSTRAINT "activity_lines_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_changes_row_idx" ON "activity_changes" USING btree ("wedding_id","entity","key");--> statement-breakpoint
CREATE INDEX "activity_changes_at_idx" ON "activity_changes" USING brin ("at");--> statement-breakpoint
CREATE INDEX "activity_changes_removed_idx" ON "activity_changes" USING btree ("at") WHERE op = 'delete' and before is not null;--> statement-breakpoint
CREATE INDEX "activity_lines_order_idx" ON "activity_lines" USING btree ("wedding_id","at","id");--> statement-breakpoint
-- The id of the line of activity that this transaction writes: the first to ask makes it.
CREATE OR REPLACE FUNCTION activity_line() RETURNS uuid LANGUAGE sql AS $$
  SELECT coalesce(
    nullif(current_setting('azahar.activity_line', true), ''),
    set_config('azahar.activity_line', gen_random_uuid()::text, true))::uuid
$$;
--> statement-breakpoint
-- A trigger for tables whose rows belong to a wedding: notes what a transaction did to a row, for its line of activity.
-- Its arguments are lists of columns with commas: the key without the wedding, the one that names the row, those whose
-- changes are not noted, and those whose values are not. A row that was removed is noted whole, so that it can come
-- back; the rows that leave with their wedding are not noted, nor what
-- housekeeping does (`azahar.activity` is off).
CREATE OR REPLACE FUNCTION log_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hidden text[] := string_to_array(TG_ARGV[3], ',');
  unnoted text[] := string_to_array(TG_ARGV[2], ',') || 'wedding_id'::text;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  present jsonb := coalesce(becomes, was);
  wedding uuid := coalesce(present ->> 'wedding_id', present ->> 'id');
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
    SELECT jsonb_object_agg(f.key, f.value) INTO was FROM jsonb_each(was) f WHERE f.value <> 'null';
  END IF;
  INSERT INTO public.activity_changes (wedding_id, line_id, entity, key, op, label, before, after)
  VALUES (
    wedding, public.activity_line(), TG_TABLE_NAME,
    (SELECT coalesce(string_agg(present ->> k.name, '/' ORDER BY k.place), '')
      FROM unnest(string_to_array(TG_ARGV[0], ',')) WITH ORDINALITY AS k (name, place)),
    lower(TG_OP), present ->> TG_ARGV[1], was, becomes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON weddings
  FOR EACH ROW EXECUTE FUNCTION log_activity('', 'name', 'created_at,created_by', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON wedding_members
  FOR EACH ROW EXECUTE FUNCTION log_activity('user_id', '', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON invitation_codes
  FOR EACH ROW EXECUTE FUNCTION log_activity('role,preset', '', 'code,created_at,expires_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON wedding_events
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at,position', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON invitation_settings
  FOR EACH ROW EXECUTE FUNCTION log_activity('', '', 'reminders_set_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON households
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'token,opened_at,answered_at,remind_due_at,created_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON guest_mails
  FOR EACH ROW EXECUTE FUNCTION log_activity('household_id,kind,occasion', '', 'id,address,domain,status,attempts,attempted_at,next_at,created_at,ended_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER DELETE ON household_answers
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', '', 'changes', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON guests
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'full_name', 'created_at', 'allergens,diets,diet_note,health_consent_at,health_consent_text');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON event_answers
  FOR EACH ROW EXECUTE FUNCTION log_activity('guest_id,event_id', '', '', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON catering_sheets
  FOR EACH ROW EXECUTE FUNCTION log_activity('', '', 'token,linked_at,opened_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON catering_versions
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'number', 'seen_at,counts', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON component_catalog
  FOR EACH ROW EXECUTE FUNCTION log_activity('key', 'name', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON vendors
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON vendor_files
  FOR EACH ROW EXECUTE FUNCTION log_activity('vendor_id,id', 'name', 'path,created_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON vendor_comments
  FOR EACH ROW EXECUTE FUNCTION log_activity('vendor_id,id', '', 'created_at', 'text');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON budgets
  FOR EACH ROW EXECUTE FUNCTION log_activity('', '', '', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON agenda_days
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON agenda_items
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'title', 'created_at,updated_at,updated_by', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON inspiration_folders
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON inspirations
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'file_name', 'created_at,status,image_url,width,height,color,placeholder,file_name', '');
