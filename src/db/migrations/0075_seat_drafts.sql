CREATE TABLE "seat_drafts" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"event_id" uuid,
	"from_table_id" uuid,
	"table_id" uuid,
	"author_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seat_drafts_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "seat_drafts_one_each" UNIQUE NULLS NOT DISTINCT("wedding_id","guest_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "seat_drafts" ADD CONSTRAINT "seat_drafts_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_drafts" ADD CONSTRAINT "seat_drafts_guest_fk" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guests"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_drafts" ADD CONSTRAINT "seat_drafts_event_fk" FOREIGN KEY ("wedding_id","event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE cascade ON UPDATE no action;