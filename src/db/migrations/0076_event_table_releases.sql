CREATE TABLE "event_table_releases" (
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "event_table_releases_wedding_id_event_id_pk" PRIMARY KEY("wedding_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "event_table_releases" ADD CONSTRAINT "event_table_releases_event_fk" FOREIGN KEY ("wedding_id","event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CALL log_table('event_table_releases', ARRAY['insert', 'update', 'delete'], 'event_id', '', '', '');
