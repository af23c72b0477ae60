CREATE TABLE "instalments" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"concept" text NOT NULL,
	"amount" numeric(12, 2),
	"percent" numeric(5, 2),
	"due_on" date,
	"days_before" smallint,
	"due_after" text,
	"shares" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_refundable" boolean,
	CONSTRAINT "instalments_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "instalments_one_size" CHECK (num_nonnulls(amount, percent) <= 1 and amount >= 0 and percent > 0),
	CONSTRAINT "instalments_one_due" CHECK (num_nonnulls(due_on, days_before, due_after) <= 1)
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"is_reminded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payers_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_plans" (
	"wedding_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"iban" text,
	"payee" text,
	"is_vat_included" boolean,
	CONSTRAINT "payment_plans_wedding_id_vendor_id_pk" PRIMARY KEY("wedding_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"vendor_name" text NOT NULL,
	"instalment_id" uuid,
	"amount" numeric(12, 2) NOT NULL,
	"shares" jsonb NOT NULL,
	"paid_on" date NOT NULL,
	"method" text,
	"note" text,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "payments_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_vendor_fk" FOREIGN KEY ("wedding_id","vendor_id") REFERENCES "public"."vendors"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_plans" ADD CONSTRAINT "payment_plans_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_plans" ADD CONSTRAINT "payment_plans_vendor_fk" FOREIGN KEY ("wedding_id","vendor_id") REFERENCES "public"."vendors"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instalments_vendor_idx" ON "instalments" USING btree ("wedding_id","vendor_id");--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON payers
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at', '');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON payment_plans
  FOR EACH ROW EXECUTE FUNCTION log_activity('vendor_id', '', '', '');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON instalments
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'concept', 'position', '');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'vendor_name', 'created_at', '');
