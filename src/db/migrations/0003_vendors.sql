CREATE TABLE "budgets" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"total_budget" numeric(12, 2)
);
--> statement-breakpoint
CREATE TABLE "component_catalog" (
	"wedding_id" uuid NOT NULL,
	"key" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"category" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "component_catalog_wedding_id_key_pk" PRIMARY KEY("wedding_id","key"),
	CONSTRAINT "component_catalog_id_unique" UNIQUE("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "file_deletions" (
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_deletions_bucket_path_pk" PRIMARY KEY("bucket","path")
);
--> statement-breakpoint
CREATE TABLE "vendor_comments" (
	"wedding_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"author_role" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_comments_wedding_id_vendor_id_id_pk" PRIMARY KEY("wedding_id","vendor_id","id")
);
--> statement-breakpoint
CREATE TABLE "vendor_files" (
	"wedding_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_files_wedding_id_vendor_id_id_pk" PRIMARY KEY("wedding_id","vendor_id","id"),
	CONSTRAINT "vendor_files_path_unique" UNIQUE("path"),
	CONSTRAINT "vendor_files_name_unique" UNIQUE("wedding_id","vendor_id","name")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_type" text NOT NULL,
	"name" text NOT NULL,
	"cost" numeric(12, 2) NOT NULL,
	"status" text NOT NULL,
	"details" text,
	"webpage" text,
	"email" text,
	"phone" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendors_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_catalog" ADD CONSTRAINT "component_catalog_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_comments" ADD CONSTRAINT "vendor_comments_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_comments" ADD CONSTRAINT "vendor_comments_vendor_fk" FOREIGN KEY ("wedding_id","vendor_id") REFERENCES "public"."vendors"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_files" ADD CONSTRAINT "vendor_files_vendor_fk" FOREIGN KEY ("wedding_id","vendor_id") REFERENCES "public"."vendors"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_comments_order_idx" ON "vendor_comments" USING btree ("wedding_id","vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vendors_order_idx" ON "vendors" USING btree ("wedding_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "vendors_removed_idx" ON "vendors" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- Whoever deletes the row, a command or a cascade from its wedding, the file behind it is queued with it.
-- For other tables with paths: the same trigger with their bucket and column.
CREATE FUNCTION queue_file_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.file_deletions (bucket, path)
  SELECT TG_ARGV[0], to_jsonb(OLD) ->> TG_ARGV[1] WHERE to_jsonb(OLD) ->> TG_ARGV[1] IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON vendor_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('vendor-files', 'path');
