CREATE TABLE "agenda_days" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agenda_days_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "agenda_items" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day_id" uuid NOT NULL,
	"starts_at" smallint NOT NULL,
	"ends_at" smallint,
	"title" text NOT NULL,
	"place" text,
	"map_url" text,
	"notes" text,
	"responsible" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_fixed" boolean DEFAULT false NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agenda_items_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "agenda_links" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"seen_before" jsonb,
	"seen_last" jsonb,
	CONSTRAINT "agenda_links_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "agenda_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "agenda_days" ADD CONSTRAINT "agenda_days_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_items" ADD CONSTRAINT "agenda_items_updated_by_profiles_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_items" ADD CONSTRAINT "agenda_items_day_fk" FOREIGN KEY ("wedding_id","day_id") REFERENCES "public"."agenda_days"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_links" ADD CONSTRAINT "agenda_links_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_links" ADD CONSTRAINT "agenda_links_vendor_fk" FOREIGN KEY ("wedding_id","vendor_id") REFERENCES "public"."vendors"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agenda_items_day_idx" ON "agenda_items" USING btree ("wedding_id","day_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_links_vendor_unique" ON "agenda_links" USING btree ("wedding_id","vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_links_calendar_unique" ON "agenda_links" USING btree ("wedding_id") WHERE vendor_id is null;