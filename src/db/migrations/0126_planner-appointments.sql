CREATE TABLE "planner_appointments" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"starts_at" integer NOT NULL,
	"ends_at" integer NOT NULL,
	"wedding_id" uuid,
	"request_id" uuid,
	"place" text,
	"notes" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_appointments_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "planner_calendars" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"shows_weddings" boolean NOT NULL,
	"shows_holds" boolean NOT NULL,
	"shows_appointments" boolean NOT NULL,
	"shows_closures" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_calendars_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "planner_appointments" ADD CONSTRAINT "planner_appointments_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_appointments" ADD CONSTRAINT "planner_appointments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_calendars" ADD CONSTRAINT "planner_calendars_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planner_appointments_day_idx" ON "planner_appointments" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "planner_appointments_wedding_idx" ON "planner_appointments" USING btree ("wedding_id");