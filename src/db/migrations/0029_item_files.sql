-- One table for the files of everything that files are kept at.
CREATE TABLE "item_files" (
	"wedding_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"item_deleted_at" timestamp (3) with time zone,
	CONSTRAINT "item_files_wedding_id_kind_item_id_id_pk" PRIMARY KEY("wedding_id","kind","item_id","id"),
	CONSTRAINT "item_files_path_unique" UNIQUE("path"),
	CONSTRAINT "item_files_name_unique" UNIQUE("wedding_id","kind","item_id","name")
);
--> statement-breakpoint
-- Those of vendors move, with nothing lost. Their bytes stay where they are.
INSERT INTO "item_files" ("wedding_id", "kind", "item_id", "id", "name", "path", "size", "content_type", "created_at")
SELECT "wedding_id", 'vendor', "vendor_id", "id", "name", "path", "size", "content_type", "created_at" FROM "vendor_files";
--> statement-breakpoint
UPDATE "activity_changes" SET "entity" = 'item_files_on_vendor', "before" = "before" - 'vendor_id' - 'path'
WHERE "entity" = 'vendor_files';
--> statement-breakpoint
DROP TABLE "vendor_files";--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_files_of_deleted_idx" ON "item_files" USING btree ("item_deleted_at") WHERE item_deleted_at is not null;
--> statement-breakpoint
-- A trigger for tables of what files are kept at, with the kind of the files: when a command or a cascade deletes rows,
-- their files are marked. What comes back under its id has them again; the rest are deleted by the housekeeping. A
-- vendor waits in the trash as a row, so that its files end with it. It runs once a statement, so that an import that
-- overwrites a list pays for it once.
CREATE OR REPLACE FUNCTION leave_item_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[0] = 'vendor' THEN
    DELETE FROM public.item_files f USING deleted_items d
    WHERE f.wedding_id = d.wedding_id AND f.kind = TG_ARGV[0] AND f.item_id = d.id;
  ELSE
    UPDATE public.item_files f SET item_deleted_at = now() FROM deleted_items d
    WHERE f.wedding_id = d.wedding_id AND f.kind = TG_ARGV[0] AND f.item_id = d.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leave_item_files AFTER DELETE ON vendors REFERENCING OLD TABLE AS deleted_items
FOR EACH STATEMENT EXECUTE FUNCTION leave_item_files('vendor');
--> statement-breakpoint
CREATE TRIGGER leave_item_files AFTER DELETE ON guests REFERENCING OLD TABLE AS deleted_items
FOR EACH STATEMENT EXECUTE FUNCTION leave_item_files('guest');
--> statement-breakpoint
CREATE TRIGGER leave_item_files AFTER DELETE ON agenda_items REFERENCING OLD TABLE AS deleted_items
FOR EACH STATEMENT EXECUTE FUNCTION leave_item_files('item');
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON item_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('vendor-files', 'path');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON item_files
  FOR EACH ROW EXECUTE FUNCTION log_activity('item_id,id', 'name', 'kind,path,created_at,item_deleted_at', '', 'kind');
