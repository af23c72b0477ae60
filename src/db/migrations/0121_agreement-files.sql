CREATE TABLE "agreement_files" (
	"planner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"file_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agreement_files_planner_id_request_id_version_pk" PRIMARY KEY("planner_id","request_id","version"),
	CONSTRAINT "agreement_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD COLUMN "stamp_token" "bytea";--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD COLUMN "stamp_authority" text;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD COLUMN "stamped_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "agreement_files" ADD CONSTRAINT "agreement_files_version_fk" FOREIGN KEY ("planner_id","request_id","version") REFERENCES "public"."agreement_versions"("planner_id","request_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_files_hash_idx" ON "agreement_files" USING btree ("file_hash");--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON agreement_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('agreement-files', 'path');
