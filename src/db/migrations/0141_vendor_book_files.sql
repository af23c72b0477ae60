CREATE TABLE "planner_vendor_files" (
	"business_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "planner_vendor_files_business_id_vendor_id_id_pk" PRIMARY KEY("business_id","vendor_id","id"),
	CONSTRAINT "planner_vendor_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "planner_vendor_files" ADD CONSTRAINT "planner_vendor_files_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_vendor_files" ADD CONSTRAINT "planner_vendor_files_vendor_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."planner_vendors"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "planner_vendor_files_name_unique" ON "planner_vendor_files" USING btree ("business_id","vendor_id","name") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "planner_vendor_files_owner_idx" ON "planner_vendor_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "planner_vendor_files_removed_idx" ON "planner_vendor_files" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON planner_vendor_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('vendor-book-files', 'path');
