CREATE TABLE "export_schedules" (
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rhythm" text NOT NULL,
	"with_files" boolean NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "export_schedules_wedding_id_user_id_pk" PRIMARY KEY("wedding_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "wedding_export_files" (
	"wedding_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"path" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wedding_export_files_wedding_id_export_id_pk" PRIMARY KEY("wedding_id","export_id"),
	CONSTRAINT "wedding_export_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "wedding_exports" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"with_files" boolean NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"state" text NOT NULL,
	"step" text DEFAULT 'tables' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"files_done" integer DEFAULT 0 NOT NULL,
	"files_total" integer DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_name" text,
	"begun_at" timestamp (3) with time zone,
	"heard_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wedding_exports_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "export_schedules" ADD CONSTRAINT "export_schedules_member_fk" FOREIGN KEY ("wedding_id","user_id") REFERENCES "public"."wedding_members"("wedding_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_export_files" ADD CONSTRAINT "wedding_export_files_export_fk" FOREIGN KEY ("wedding_id","export_id") REFERENCES "public"."wedding_exports"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_exports" ADD CONSTRAINT "wedding_exports_author_fk" FOREIGN KEY ("wedding_id","created_by") REFERENCES "public"."wedding_members"("wedding_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_schedules_next_idx" ON "export_schedules" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "wedding_exports_author_idx" ON "wedding_exports" USING btree ("wedding_id","created_by");--> statement-breakpoint
CREATE INDEX "wedding_exports_expires_idx" ON "wedding_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_exports_under_way_idx" ON "wedding_exports" USING btree ("wedding_id") WHERE state in ('waiting', 'preparing');--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON wedding_export_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('wedding-exports', 'path');
