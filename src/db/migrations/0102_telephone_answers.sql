ALTER TABLE "household_answers" ADD COLUMN "is_by_telephone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "household_answers" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "household_answers" ADD COLUMN "noted_by" uuid;--> statement-breakpoint
ALTER TABLE "household_answers" ADD CONSTRAINT "household_answers_noted_by_profiles_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action NOT VALID;