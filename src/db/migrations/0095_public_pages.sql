CREATE TABLE "public_pages" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_found_by_search" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "public_pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CALL log_table('public_pages', ARRAY['insert', 'update', 'delete'], '', '', 'slug,opened_at,created_by,created_at', 'password_hash');