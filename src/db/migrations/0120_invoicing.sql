CREATE TABLE "invoice_deliveries" (
	"owner_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"state" text NOT NULL,
	"code" integer,
	"message" text,
	"receipt" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_deliveries_owner_id_seq_pk" PRIMARY KEY("owner_id","seq")
);
--> statement-breakpoint
CREATE TABLE "invoice_records" (
	"owner_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "invoice_records_owner_id_seq_pk" PRIMARY KEY("owner_id","seq"),
	CONSTRAINT "invoice_records_seq" CHECK (seq > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"owner_id" uuid NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_owner_id_series_year_pk" PRIMARY KEY("owner_id","series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"content" jsonb NOT NULL,
	"charge_id" uuid,
	"corrects" uuid,
	"environment" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "invoices_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "invoices_number_unique" UNIQUE("owner_id","number")
);
--> statement-breakpoint
CREATE TABLE "invoicing_events" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "invoicing_events_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoicing_settings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"nif" text NOT NULL,
	"series" text NOT NULL,
	"correction_series" text NOT NULL,
	"certificate" "bytea" NOT NULL,
	"certificate_holder" text NOT NULL,
	"certificate_nif" text,
	"certificate_expires_at" timestamp (3) with time zone NOT NULL,
	"certificate_told_days" integer,
	"switched_on_at" timestamp (3) with time zone NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"wait_seconds" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"sending_until" timestamp (3) with time zone,
	"refusal" text,
	"version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_deliveries" ADD CONSTRAINT "invoice_deliveries_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_deliveries" ADD CONSTRAINT "invoice_deliveries_record_fk" FOREIGN KEY ("owner_id","seq") REFERENCES "public"."invoice_records"("owner_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_invoice_fk" FOREIGN KEY ("owner_id","invoice_id") REFERENCES "public"."invoices"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_fk" FOREIGN KEY ("owner_id","corrects") REFERENCES "public"."invoices"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoicing_events" ADD CONSTRAINT "invoicing_events_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoicing_events" ADD CONSTRAINT "invoicing_events_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoicing_settings" ADD CONSTRAINT "invoicing_settings_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_deliveries_waiting_idx" ON "invoice_deliveries" USING btree ("owner_id","seq") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "invoice_records_invoice_idx" ON "invoice_records" USING btree ("owner_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_charge_idx" ON "invoices" USING btree ("owner_id","charge_id");--> statement-breakpoint
CREATE INDEX "invoicing_events_order_idx" ON "invoicing_events" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE TRIGGER keep_book_rows BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_book_rows();
--> statement-breakpoint
CREATE TRIGGER keep_book_rows BEFORE UPDATE ON invoice_records FOR EACH ROW EXECUTE FUNCTION keep_book_rows();
--> statement-breakpoint
CREATE TRIGGER keep_book_rows BEFORE UPDATE ON invoicing_events FOR EACH ROW EXECUTE FUNCTION keep_book_rows();
