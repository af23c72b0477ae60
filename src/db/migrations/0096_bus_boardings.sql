CREATE TABLE "bus_boardings" (
	"wedding_id" uuid NOT NULL,
	"trip_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"is_aboard" boolean NOT NULL,
	"ticked_at" timestamp (3) with time zone NOT NULL,
	"tick_id" uuid NOT NULL,
	"counted_by" text,
	"member_id" uuid,
	CONSTRAINT "bus_boardings_wedding_id_trip_id_guest_id_pk" PRIMARY KEY("wedding_id","trip_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "bus_boardings" ADD CONSTRAINT "bus_boardings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bus_boardings" ADD CONSTRAINT "bus_boardings_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;