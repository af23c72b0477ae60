CREATE TABLE "event_answers" (
	"wedding_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"answer" boolean,
	CONSTRAINT "event_answers_wedding_id_guest_id_event_id_pk" PRIMARY KEY("wedding_id","guest_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "household_answers" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "household_answers_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "households" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"language" text,
	"phone" text,
	"email" text,
	"token" text,
	"sent_at" timestamp (3) with time zone,
	"sent_by" text,
	"opened_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"song" text,
	"message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "households_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "households_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "invitation_settings" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"closing_date" date,
	"place" text,
	"map_url" text,
	"starts_at" smallint,
	"dress_code" text,
	"transport" text,
	"lodging" text,
	"iban" text,
	"photos_url" text,
	"contact_name" text,
	"contact_phone" text,
	"texts" jsonb NOT NULL,
	"menus" jsonb NOT NULL,
	"bus_routes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wedding_events" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"date" date,
	"starts_at" smallint,
	"place" text,
	"map_url" text,
	"position" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wedding_events_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "household_id" uuid;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "age" text DEFAULT 'adult' NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "age_years" smallint;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "menu" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "allergens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "diets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "diet_note" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "health_consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "health_consent_text" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "needs_high_chair" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "may_bring_companion" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "companion_of" uuid;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "bus_out" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "bus_back" text;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_guest_fk" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guests"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_event_fk" FOREIGN KEY ("wedding_id","event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_answers" ADD CONSTRAINT "household_answers_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD CONSTRAINT "invitation_settings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_events" ADD CONSTRAINT "wedding_events_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_answers_event_idx" ON "event_answers" USING btree ("wedding_id","event_id");--> statement-breakpoint
CREATE INDEX "household_answers_order_idx" ON "household_answers" USING btree ("wedding_id","household_id","answered_at");--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE SET NULL ("household_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guests_household_idx" ON "guests" USING btree ("wedding_id","household_id") WHERE household_id is not null;