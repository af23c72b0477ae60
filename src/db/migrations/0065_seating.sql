CREATE TABLE "seating_tables" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid,
	"number" smallint NOT NULL,
	"name" text,
	"shape" text NOT NULL,
	"seats" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_tables_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "seating_tables_seats" CHECK ("seating_tables"."seats" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"event_id" uuid,
	"table_id" uuid NOT NULL,
	CONSTRAINT "seats_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "seats_one_each" UNIQUE NULLS NOT DISTINCT("wedding_id","guest_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "seating_tables" ADD CONSTRAINT "seating_tables_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_tables" ADD CONSTRAINT "seating_tables_event_fk" FOREIGN KEY ("wedding_id","event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_guest_fk" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guests"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_fk" FOREIGN KEY ("wedding_id","table_id") REFERENCES "public"."seating_tables"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seats_table_idx" ON "seats" USING btree ("wedding_id","table_id");--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON seating_tables
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'number', 'created_at', '');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON seats
  FOR EACH ROW EXECUTE FUNCTION log_activity('guest_id,id', '', 'event_id', '');--> statement-breakpoint
-- Members get the section as their preset has it; with levels of their own only where they edit the guests already:
-- nobody is shown by an update what may hurt (decision 118). It is no change that anybody made, so that it is not logged.
ALTER TABLE wedding_members DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE wedding_members SET permissions = permissions || jsonb_build_object('seating', CASE preset
  WHEN 'couple' THEN 'edit' WHEN 'planner' THEN 'edit' WHEN 'family' THEN 'none' WHEN 'viewer' THEN 'none'
  ELSE CASE permissions ->> 'guests' WHEN 'edit' THEN 'edit' ELSE 'none' END END);--> statement-breakpoint
ALTER TABLE wedding_members ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE deleted_wedding_members SET permissions = permissions || jsonb_build_object('seating', CASE preset
  WHEN 'couple' THEN 'edit' WHEN 'planner' THEN 'edit' WHEN 'family' THEN 'none' WHEN 'viewer' THEN 'none'
  ELSE CASE permissions ->> 'guests' WHEN 'edit' THEN 'edit' ELSE 'none' END END);
