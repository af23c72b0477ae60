CREATE TABLE "appointment_attendees" (
	"owner_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"name" text,
	"token" text NOT NULL,
	"status" text DEFAULT 'needsAction' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"told_method" text,
	"told_revision" integer,
	"told_content" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_attendees_owner_id_appointment_id_id_pk" PRIMARY KEY("owner_id","appointment_id","id"),
	CONSTRAINT "appointment_attendees_token_unique" UNIQUE("token"),
	CONSTRAINT "appointment_attendees_email_unique" UNIQUE("owner_id","appointment_id","email")
);
--> statement-breakpoint
ALTER TABLE "planner_appointments" ADD COLUMN "reminder" integer;--> statement-breakpoint
ALTER TABLE "planner_appointments" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "planner_appointments" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "planner_appointments" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment_attendees" ADD CONSTRAINT "appointment_attendees_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_attendees" ADD CONSTRAINT "appointment_attendees_appointment_fk" FOREIGN KEY ("owner_id","appointment_id") REFERENCES "public"."planner_appointments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_attendees_user_idx" ON "appointment_attendees" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "planner_appointments" ADD CONSTRAINT "planner_appointments_made_by_profiles_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action NOT VALID;
