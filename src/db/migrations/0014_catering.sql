CREATE TABLE "catering_sheets" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"naming" text DEFAULT 'initials' NOT NULL,
	"staff_meals" smallint DEFAULT 0 NOT NULL,
	"token" text,
	"linked_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "catering_sheets_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "catering_version_needs" (
	"wedding_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"needs" jsonb NOT NULL,
	CONSTRAINT "catering_version_needs_wedding_id_guest_id_version_id_pk" PRIMARY KEY("wedding_id","guest_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "catering_versions" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"counts" jsonb NOT NULL,
	CONSTRAINT "catering_versions_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "catering_versions_number_unique" UNIQUE("wedding_id","number")
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "head_basis" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "head_event_id" uuid;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "adult_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "child_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "minimum_heads" integer;--> statement-breakpoint
ALTER TABLE "catering_sheets" ADD CONSTRAINT "catering_sheets_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catering_version_needs" ADD CONSTRAINT "catering_version_needs_guest_fk" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guests"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catering_version_needs" ADD CONSTRAINT "catering_version_needs_version_fk" FOREIGN KEY ("wedding_id","version_id") REFERENCES "public"."catering_versions"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catering_versions" ADD CONSTRAINT "catering_versions_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catering_version_needs_version_idx" ON "catering_version_needs" USING btree ("wedding_id","version_id");--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_head_event_fk" FOREIGN KEY ("wedding_id","head_event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION vendor_heads(in_wedding uuid, in_event uuid)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'invited', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult'),
      'children', count(*) FILTER (WHERE age = 'child')),
    'expected', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer IS NOT FALSE),
      'children', count(*) FILTER (WHERE age = 'child' AND answer IS NOT FALSE)),
    'confirmed', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer),
      'children', count(*) FILTER (WHERE age = 'child' AND answer)))
  FROM (
    SELECT age, rsvp AS answer FROM guests WHERE in_event IS NULL AND wedding_id = in_wedding
    UNION ALL
    SELECT age, answer FROM event_answers
    JOIN guests ON (guests.wedding_id, guests.id) = (event_answers.wedding_id, guest_id)
    WHERE event_answers.wedding_id = in_wedding AND event_id = in_event
  ) invited
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vendor_cost(adult numeric, child numeric, minimum integer, heads jsonb)
RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT least(
    9999999.99,
    adult * greatest((heads ->> 'adults')::integer, minimum - (heads ->> 'children')::integer)
      + child * (heads ->> 'children')::integer)
$$;
