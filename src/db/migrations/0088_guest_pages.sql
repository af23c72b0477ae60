CREATE TABLE "guest_pages" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"former" jsonb,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "guest_pages" ADD CONSTRAINT "guest_pages_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CALL log_table('guest_pages', ARRAY['insert', 'update', 'delete'], '', '', '', '');