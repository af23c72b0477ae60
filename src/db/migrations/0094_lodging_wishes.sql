CREATE TABLE "lodging_wishes" (
	"wedding_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"asked_at" timestamp with time zone,
	"place" text,
	"hotel_id" uuid,
	"rooms" smallint,
	"arrives_on" date,
	"leaves_on" date,
	"said_at" timestamp with time zone,
	CONSTRAINT "lodging_wishes_wedding_id_household_id_pk" PRIMARY KEY("wedding_id","household_id"),
	CONSTRAINT "lodging_wishes_nights" CHECK (("lodging_wishes"."arrives_on" is null) = ("lodging_wishes"."leaves_on" is null))
);
--> statement-breakpoint
ALTER TABLE "lodging_wishes" ADD CONSTRAINT "lodging_wishes_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lodging_wishes" ADD CONSTRAINT "lodging_wishes_hotel_fk" FOREIGN KEY ("wedding_id","hotel_id") REFERENCES "public"."hotels"("wedding_id","id") ON DELETE SET NULL (hotel_id) ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lodging_wishes_hotel_idx" ON "lodging_wishes" USING btree ("wedding_id","hotel_id");--> statement-breakpoint
CALL log_table('lodging_wishes', ARRAY['insert', 'update', 'delete'], 'household_id', '', 'said_at', '');