CREATE TABLE "agency_absences" (
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agency_absences_agency_id_user_id_id_pk" PRIMARY KEY("agency_id","user_id","id")
);
--> statement-breakpoint
ALTER TABLE "agency_absences" ADD CONSTRAINT "agency_absences_agency_id_profiles_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_absences" ADD CONSTRAINT "agency_absences_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_absences_user_id_idx" ON "agency_absences" USING btree ("user_id","last_day");