CREATE TABLE "book_accounts" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"wedding_id" uuid,
	"wedding_name" text NOT NULL,
	"event_date" date,
	"client_name" text,
	"client_nif" text,
	"client_email" text,
	"client_address" text,
	"client_postal_code" text,
	"client_city" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_accounts_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "book_accounts_wedding_unique" UNIQUE("owner_id","wedding_id")
);
--> statement-breakpoint
CREATE TABLE "book_charge_versions" (
	"owner_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"concept" text NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"vat_rate" smallint NOT NULL,
	"irpf_rate" smallint NOT NULL,
	"due_on" date,
	"days_before" integer,
	"reminds_couple" boolean NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_charge_versions_owner_id_charge_id_version_pk" PRIMARY KEY("owner_id","charge_id","version"),
	CONSTRAINT "book_charge_versions_total" CHECK (total > 0),
	CONSTRAINT "book_charge_versions_due" CHECK ((due_on is null) <> (days_before is null))
);
--> statement-breakpoint
CREATE TABLE "book_charges" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_charges_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "book_entries" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"base" numeric(12, 2) NOT NULL,
	"vat" numeric(12, 2) NOT NULL,
	"irpf" numeric(12, 2) NOT NULL,
	"vat_rate" smallint NOT NULL,
	"irpf_rate" smallint NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"note" text,
	"reverses" uuid,
	"bank_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_entries_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "book_entries_reverses_unique" UNIQUE("owner_id","reverses"),
	CONSTRAINT "book_entries_adds_up" CHECK (base + vat - irpf = amount),
	CONSTRAINT "book_entries_sign" CHECK ((amount < 0) = (reverses is not null) and amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "book_entry_files" (
	"owner_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_entry_files_owner_id_entry_id_id_pk" PRIMARY KEY("owner_id","entry_id","id"),
	CONSTRAINT "book_entry_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "book_issuers" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"nif" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_links" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"receipt_id" uuid,
	"last_day" date NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_links_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "book_links_token_unique" UNIQUE("token"),
	CONSTRAINT "book_links_target_unique" UNIQUE NULLS NOT DISTINCT("owner_id","account_id","receipt_id")
);
--> statement-breakpoint
CREATE TABLE "book_receipts" (
	"owner_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"issuer" jsonb NOT NULL,
	"client" jsonb NOT NULL,
	"concept" text NOT NULL,
	"wedding_name" text NOT NULL,
	"event_date" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_receipts_owner_id_year_number_pk" PRIMARY KEY("owner_id","year","number"),
	CONSTRAINT "book_receipts_id_unique" UNIQUE("owner_id","id"),
	CONSTRAINT "book_receipts_entry_unique" UNIQUE("owner_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "book_reminders" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid,
	"charge_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_reminders_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "book_series" (
	"owner_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "book_series_owner_id_year_pk" PRIMARY KEY("owner_id","year")
);
--> statement-breakpoint
ALTER TABLE "book_accounts" ADD CONSTRAINT "book_accounts_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_accounts" ADD CONSTRAINT "book_accounts_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_accounts" ADD CONSTRAINT "book_accounts_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_charge_versions" ADD CONSTRAINT "book_charge_versions_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_charge_versions" ADD CONSTRAINT "book_charge_versions_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_charge_versions" ADD CONSTRAINT "book_charge_versions_charge_fk" FOREIGN KEY ("owner_id","charge_id") REFERENCES "public"."book_charges"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_charges" ADD CONSTRAINT "book_charges_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_charges" ADD CONSTRAINT "book_charges_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_charges" ADD CONSTRAINT "book_charges_account_fk" FOREIGN KEY ("owner_id","account_id") REFERENCES "public"."book_accounts"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_charge_fk" FOREIGN KEY ("owner_id","charge_id") REFERENCES "public"."book_charges"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_reverses_fk" FOREIGN KEY ("owner_id","reverses") REFERENCES "public"."book_entries"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entry_files" ADD CONSTRAINT "book_entry_files_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entry_files" ADD CONSTRAINT "book_entry_files_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entry_files" ADD CONSTRAINT "book_entry_files_entry_fk" FOREIGN KEY ("owner_id","entry_id") REFERENCES "public"."book_entries"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_issuers" ADD CONSTRAINT "book_issuers_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_links" ADD CONSTRAINT "book_links_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_links" ADD CONSTRAINT "book_links_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_links" ADD CONSTRAINT "book_links_account_fk" FOREIGN KEY ("owner_id","account_id") REFERENCES "public"."book_accounts"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_receipts" ADD CONSTRAINT "book_receipts_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_receipts" ADD CONSTRAINT "book_receipts_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_receipts" ADD CONSTRAINT "book_receipts_entry_fk" FOREIGN KEY ("owner_id","entry_id") REFERENCES "public"."book_entries"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_reminders" ADD CONSTRAINT "book_reminders_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_reminders" ADD CONSTRAINT "book_reminders_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_reminders" ADD CONSTRAINT "book_reminders_account_fk" FOREIGN KEY ("owner_id","account_id") REFERENCES "public"."book_accounts"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_series" ADD CONSTRAINT "book_series_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_accounts_wedding_idx" ON "book_accounts" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "book_charges_account_idx" ON "book_charges" USING btree ("owner_id","account_id");--> statement-breakpoint
CREATE INDEX "book_entries_charge_idx" ON "book_entries" USING btree ("owner_id","charge_id");--> statement-breakpoint
CREATE INDEX "book_reminders_order_idx" ON "book_reminders" USING btree ("owner_id","account_id","created_at");
--> statement-breakpoint
CREATE FUNCTION keep_book_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'created_by' IS DISTINCT FROM to_jsonb(OLD) - 'created_by' THEN
    RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_wedding_in_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.book_accounts a SET wedding_name = NEW.name, event_date = NEW.event_date
  WHERE a.wedding_id = NEW.id AND EXISTS (
    SELECT FROM public.wedding_members m WHERE m.wedding_id = NEW.id AND m.user_id = a.owner_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_book_rows BEFORE UPDATE ON book_entries FOR EACH ROW EXECUTE FUNCTION keep_book_rows();
--> statement-breakpoint
CREATE TRIGGER keep_book_rows BEFORE UPDATE ON book_receipts FOR EACH ROW EXECUTE FUNCTION keep_book_rows();
--> statement-breakpoint
CREATE TRIGGER keep_book_rows BEFORE UPDATE ON book_charge_versions FOR EACH ROW EXECUTE FUNCTION keep_book_rows();
--> statement-breakpoint
CREATE TRIGGER keep_wedding_in_books AFTER UPDATE OF name, event_date ON weddings
  FOR EACH ROW EXECUTE FUNCTION keep_wedding_in_books();
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON book_entry_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('book-files', 'path');
