-- What a day was when its changes began to be prepared, and the revision of an item for calendars (decision 069).
ALTER TABLE "agenda_days" ADD COLUMN "merge_base" jsonb;--> statement-breakpoint
ALTER TABLE "agenda_items" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TRIGGER log_activity ON agenda_days;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON agenda_days
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at,merge_base', '');--> statement-breakpoint
DROP TRIGGER log_activity ON agenda_items;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON agenda_items
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'title', 'created_at,updated_at,updated_by,revision', '');--> statement-breakpoint
-- Of drafts that are older than this record, what only one side has touched since is known: the other side still has
-- it. Where both have touched an item nothing is known of it, so that each difference is asked about.
UPDATE agenda_days d SET merge_base = jsonb_build_object('items', coalesce((
  SELECT jsonb_object_agg(s.item_id, jsonb_build_object('copyId', s.copy_id, 'fields', s.fields))
  FROM (
    SELECT coalesce(c.replaces, i.id) AS item_id, coalesce(c.id, i.id) AS copy_id, CASE
      WHEN i.updated_at <= d.drafted_at THEN jsonb_build_object(
        'time', jsonb_build_object('startsAt', i.starts_at, 'endsAt', i.ends_at), 'title', i.title, 'place', i.place,
        'mapUrl', i.map_url, 'notes', i.notes, 'responsible', i.responsible, 'isFixed', i.is_fixed,
        'isShownToGuests', i.is_shown_to_guests)
      WHEN c.updated_at <= d.drafted_at THEN jsonb_build_object(
        'time', jsonb_build_object('startsAt', c.starts_at, 'endsAt', c.ends_at), 'title', c.title, 'place', c.place,
        'mapUrl', c.map_url, 'notes', c.notes, 'responsible', c.responsible, 'isFixed', c.is_fixed,
        'isShownToGuests', c.is_shown_to_guests)
      ELSE '{}'::jsonb END AS fields
    FROM (SELECT * FROM agenda_items WHERE wedding_id = d.wedding_id AND day_id = d.id AND replaces IS NOT NULL) c
    FULL JOIN (
      SELECT * FROM agenda_items WHERE wedding_id = d.wedding_id AND day_id = d.replaces AND created_at <= d.drafted_at
    ) i ON i.id = c.replaces
  ) s), '{}'::jsonb))
WHERE d.replaces IS NOT NULL;--> statement-breakpoint
-- Raises the revision of an item with every change that a calendar shows. An item that was removed and comes back goes
-- on behind the revisions that it may have had: one for each second since it was made.
CREATE OR REPLACE FUNCTION raise_item_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.revision := greatest(NEW.revision, extract(epoch FROM NEW.updated_at - NEW.created_at)::integer, 0);
  ELSIF (NEW.day_id, NEW.starts_at, NEW.ends_at, NEW.title, NEW.place, NEW.map_url, NEW.notes, NEW.responsible, NEW.updated_at)
    IS DISTINCT FROM
    (OLD.day_id, OLD.starts_at, OLD.ends_at, OLD.title, OLD.place, OLD.map_url, OLD.notes, OLD.responsible, OLD.updated_at)
  THEN
    NEW.revision := greatest(OLD.revision, NEW.revision) + 1;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER agenda_items_raise_revision BEFORE INSERT OR UPDATE ON agenda_items
  FOR EACH ROW EXECUTE FUNCTION raise_item_revision();--> statement-breakpoint
-- A day on another date moves all of its items in the calendars.
CREATE OR REPLACE FUNCTION raise_revisions_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.agenda_items SET revision = revision + 1 WHERE wedding_id = NEW.wedding_id AND day_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER agenda_days_raise_revisions AFTER UPDATE ON agenda_days
  FOR EACH ROW WHEN (OLD.date IS DISTINCT FROM NEW.date) EXECUTE FUNCTION raise_revisions_of_day();--> statement-breakpoint
CREATE TABLE "missing_files" (
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missing_files_bucket_path_pk" PRIMARY KEY("bucket","path")
);
--> statement-breakpoint
CREATE INDEX "missing_files_looked_at" ON "missing_files" USING btree ("looked_at");--> statement-breakpoint
CREATE TABLE "former_link_readers" (
	"wedding_id" uuid NOT NULL,
	"section" text NOT NULL,
	"user_id" uuid,
	"lost_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "agenda_links_calendar_unique";--> statement-breakpoint
ALTER TABLE "agenda_links" ADD COLUMN "shows_vendors" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agenda_links" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "catering_sheets" ADD COLUMN "linked_by" uuid;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "linked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "linked_by" uuid;--> statement-breakpoint
ALTER TABLE "inspiration_shares" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "inspiration_shares" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "former_link_readers" ADD CONSTRAINT "former_link_readers_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_link_readers" ADD CONSTRAINT "former_link_readers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "former_link_readers_unique" ON "former_link_readers" USING btree ("wedding_id","section","user_id");--> statement-breakpoint
ALTER TABLE "agenda_links" ADD CONSTRAINT "agenda_links_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catering_sheets" ADD CONSTRAINT "catering_sheets_linked_by_profiles_id_fk" FOREIGN KEY ("linked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_linked_by_profiles_id_fk" FOREIGN KEY ("linked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_shares" ADD CONSTRAINT "inspiration_shares_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_links_calendar_unique" ON "agenda_links" USING btree ("wedding_id","shows_vendors") WHERE vendor_id is null;--> statement-breakpoint
-- That the address of a family or of the caterer was made, renewed or closed is told from now on; the address is not.
DROP TRIGGER log_activity ON households;
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON households
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'token,linked_by,opened_at,answered_at,remind_due_at,created_at', '');
--> statement-breakpoint
DROP TRIGGER log_activity ON catering_sheets;
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON catering_sheets
  FOR EACH ROW EXECUTE FUNCTION log_activity('', '', 'token,linked_by,opened_at', '');
--> statement-breakpoint
-- Until now, who only saw a section could read its addresses too: they may not any more.
INSERT INTO former_link_readers (wedding_id, section, user_id, lost_at)
SELECT m.wedding_id, s.section, m.user_id, now()
FROM wedding_members m CROSS JOIN unnest(ARRAY['guests', 'agenda', 'inspiration']) AS s (section)
WHERE m.permissions ->> s.section = 'view';
--> statement-breakpoint
-- And so could those who have left, as far as the log knows them.
INSERT INTO former_link_readers (wedding_id, section, user_id, lost_at)
SELECT DISTINCT ON (c.wedding_id, s.section, p.id) c.wedding_id, s.section, p.id, l.at
FROM activity_changes c
JOIN activity_lines l ON l.wedding_id = c.wedding_id AND l.id = c.line_id
JOIN profiles p ON p.id::text = c.key
CROSS JOIN unnest(ARRAY['guests', 'agenda', 'inspiration']) AS s (section)
WHERE c.entity = 'wedding_members' AND c.op = 'delete' AND c.before -> 'permissions' ->> s.section IN ('view', 'edit')
  AND NOT EXISTS (SELECT FROM wedding_members m WHERE m.wedding_id = c.wedding_id AND m.user_id = p.id)
ORDER BY c.wedding_id, s.section, p.id, l.at DESC
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "texts_to_one" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "mail_texts_to_one" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "reminder_texts_to_one" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_events" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
CREATE TABLE "auth"."account_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."account" ADD COLUMN "provider_email" text;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD COLUMN "second_step_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."account_activity" ADD CONSTRAINT "account_activity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_activity_user_id_at_idx" ON "auth"."account_activity" USING btree ("user_id","at");--> statement-breakpoint
ALTER TABLE "item_files" DROP CONSTRAINT "item_files_name_unique";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wedding_covers" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "comments_removed_idx" ON "comments" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "item_files_name_unique" ON "item_files" USING btree ("wedding_id","kind","item_id","name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "item_files_removed_idx" ON "item_files" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "wedding_covers_removed_idx" ON "wedding_covers" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- What leaves these tables is noted, so that it can come back; what is added to them is not news.
CREATE TRIGGER log_activity AFTER DELETE ON catering_version_needs
  FOR EACH ROW EXECUTE FUNCTION log_activity('guest_id,version_id', '', '', 'needs');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER DELETE ON agenda_links
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', '', 'token,shows_vendors,created_by,created_at,opened_at,seen_before,seen_last', '');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER DELETE ON inspiration_shares
  FOR EACH ROW EXECUTE FUNCTION log_activity('folder_id', '', 'token,created_by,created_at,opened_at', '');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER UPDATE ON wedding_covers
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'file_name', 'created_at,status,image_path,width,height,color,placeholder,file_name', '');--> statement-breakpoint
ALTER TABLE "inspirations" ADD COLUMN "source_url" text;--> statement-breakpoint
-- The page of an image comes with it and is never changed: it is no news, like the other columns of the file.
DROP TRIGGER log_activity ON inspirations;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON inspirations
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'file_name', 'created_at,status,image_url,width,height,color,placeholder,file_name,source_url', '');
