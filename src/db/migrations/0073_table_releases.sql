CREATE TABLE "table_releases" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"shown" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "table_releases" ADD CONSTRAINT "table_releases_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CALL log_table('table_releases', ARRAY['insert', 'update', 'delete'], '', '', '', '');
