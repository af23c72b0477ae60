CREATE TABLE "invoicing_event_records" (
	"owner_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"record" text NOT NULL,
	"hash" text NOT NULL,
	"signed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "invoicing_event_records_owner_id_seq_pk" PRIMARY KEY("owner_id","seq"),
	CONSTRAINT "invoicing_event_records_seq" CHECK (seq > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_records" ADD COLUMN "signed" text;--> statement-breakpoint
ALTER TABLE "invoicing_settings" ADD COLUMN "mode" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoicing_event_records" ADD CONSTRAINT "invoicing_event_records_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoicing_event_records" ADD CONSTRAINT "invoicing_event_records_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER keep_book_rows BEFORE UPDATE ON invoicing_event_records FOR EACH ROW EXECUTE FUNCTION keep_book_rows();
