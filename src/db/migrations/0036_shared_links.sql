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
ON CONFLICT DO NOTHING;
