CREATE TABLE "planner_import_files" (
	"planner_id" uuid NOT NULL,
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
	"brief" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"reading" jsonb,
	CONSTRAINT "planner_import_files_planner_id_import_id_id_pk" PRIMARY KEY("planner_id","import_id","id")
);
--> statement-breakpoint
CREATE TABLE "planner_import_pieces" (
	"planner_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"starts_at" bigint NOT NULL,
	"path" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_import_pieces_planner_id_import_id_file_id_starts_at_pk" PRIMARY KEY("planner_id","import_id","file_id","starts_at"),
	CONSTRAINT "planner_import_pieces_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "planner_imports" (
	"planner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"brought" jsonb,
	"is_stopping" boolean DEFAULT false NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "planner_imports_planner_id_id_pk" PRIMARY KEY("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "planner_import_files" ADD CONSTRAINT "planner_import_files_import_fk" FOREIGN KEY ("planner_id","import_id") REFERENCES "public"."planner_imports"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_import_pieces" ADD CONSTRAINT "planner_import_pieces_file_fk" FOREIGN KEY ("planner_id","import_id","file_id") REFERENCES "public"."planner_import_files"("planner_id","import_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_imports" ADD CONSTRAINT "planner_imports_planner_id_profiles_id_fk" FOREIGN KEY ("planner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planner_imports_expires_idx" ON "planner_imports" USING btree ("expires_at");
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON planner_import_pieces
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('planner-imports', 'path');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_notifications(in_recipients uuid[], in_wedding uuid, in_actor uuid, in_event jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := in_event ->> 'subject';
BEGIN
  IF current_setting('azahar.untold', true) = 'on' THEN
    RETURN;
  END IF;
  INSERT INTO notifications AS n (
    recipient_id, actor_id, actor_name, actor_role, action, section, wedding_id, wedding_name, url, data,
    group_key, subjects, subject_data, created_at, kind, mail, push)
  SELECT recipient, in_actor, in_event ->> 'actorName', in_event ->> 'actorRole', in_event ->> 'action',
    in_event ->> 'section', w.id, coalesce(w.name, ''), in_event ->> 'url', in_event -> 'data',
    in_event ->> 'groupKey', array_remove(ARRAY[subject], NULL),
    CASE WHEN (in_event ->> 'isUndoable')::boolean THEN ARRAY[in_event -> 'data'] ELSE '{}' END,
    (in_event ->> 'at')::timestamptz, in_event ->> 'kind', in_event ->> 'mail', (in_event ->> 'push')::boolean
  FROM unnest(in_recipients) AS recipient LEFT JOIN weddings w ON w.id = in_wedding
  ON CONFLICT (wedding_id, actor_id, group_key, recipient_id) WHERE group_key IS NOT NULL AND read_at IS NULL
  DO UPDATE SET
    count = n.count + CASE WHEN subject = ANY (n.subjects) THEN 0 ELSE 1 END,
    subjects = CASE
      WHEN subject IS NULL OR subject = ANY (n.subjects) OR cardinality(n.subjects) >= 100 THEN n.subjects
      ELSE n.subjects || subject END,
    subject_data = CASE
      WHEN subject = ANY (n.subjects) OR cardinality(n.subjects) >= 100 THEN n.subject_data
      ELSE n.subject_data || excluded.subject_data END,
    actor_name = excluded.actor_name, wedding_name = excluded.wedding_name, url = excluded.url, data = excluded.data,
    created_at = greatest(n.created_at, excluded.created_at),
    -- What has grown waits to be mailed and pushed again, also when a mail has just taken it up.
    in_bell = n.in_bell OR excluded.in_bell, mail = excluded.mail, mail_id = NULL, push = excluded.push;
END
$$;
