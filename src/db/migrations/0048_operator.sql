CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sittings" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_operator_id_profiles_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sittings" ADD CONSTRAINT "operator_sittings_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_acts_at_idx" ON "operator_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operator_acts_user_idx" ON "operator_acts" USING btree ("user_id","at");