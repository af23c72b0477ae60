CREATE TABLE "bus_sheet_versions" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"sheet" jsonb NOT NULL,
	CONSTRAINT "bus_sheet_versions_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "bus_sheet_versions_number_unique" UNIQUE("wedding_id","number")
);
--> statement-breakpoint
CREATE TABLE "bus_sheets" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"company" text,
	"contact_name" text,
	"contact_phone" text,
	"token" text,
	"linked_at" timestamp (3) with time zone,
	"linked_by" uuid,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "bus_sheets_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "bus_sheet_versions" ADD CONSTRAINT "bus_sheet_versions_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bus_sheets" ADD CONSTRAINT "bus_sheets_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bus_sheets" ADD CONSTRAINT "bus_sheets_linked_by_profiles_id_fk" FOREIGN KEY ("linked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CALL log_table('bus_sheets', ARRAY['insert', 'update', 'delete'], '', '', 'token,linked_by,opened_at', '');--> statement-breakpoint
CALL log_table('bus_sheet_versions', ARRAY['insert', 'update', 'delete'], 'id', 'number', 'seen_at,sheet', '');