CREATE TABLE "import_files" (
	"wedding_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"hash" text,
	"kinds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reading" jsonb,
	CONSTRAINT "import_files_wedding_id_import_id_id_pk" PRIMARY KEY("wedding_id","import_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"wedding_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"starts_at" bigint NOT NULL,
	"path" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_pieces_wedding_id_import_id_file_id_starts_at_pk" PRIMARY KEY("wedding_id","import_id","file_id","starts_at"),
	CONSTRAINT "import_pieces_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	"line_id" uuid,
	"outcome" jsonb,
	"applied_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imports_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_fk" FOREIGN KEY ("wedding_id","import_id") REFERENCES "public"."imports"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_file_fk" FOREIGN KEY ("wedding_id","import_id","file_id") REFERENCES "public"."import_files"("wedding_id","import_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_author_fk" FOREIGN KEY ("wedding_id","created_by") REFERENCES "public"."wedding_members"("wedding_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_expires_idx" ON "imports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "imports_author_idx" ON "imports" USING btree ("wedding_id","created_by");--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON import_pieces
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('imports', 'path');
