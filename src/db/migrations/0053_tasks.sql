CREATE TABLE "tasks" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"days_before" smallint,
	"due_on" date,
	"assignees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text,
	"about" jsonb,
	"rule" jsonb,
	"mark" text,
	"suggestion_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "tasks_one_due" CHECK ("tasks"."days_before" is null or "tasks"."due_on" is null)
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON tasks
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'title', 'created_at,suggestion_key', '');--> statement-breakpoint
-- Members get the section as their preset has it. A member with levels of their own sees the tasks as they see the agenda.
-- It is no change that anybody made, so that it is not logged.
ALTER TABLE wedding_members DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE wedding_members SET permissions = permissions || jsonb_build_object('tasks', CASE preset
  WHEN 'couple' THEN 'edit' WHEN 'planner' THEN 'edit' WHEN 'family' THEN 'view' WHEN 'viewer' THEN 'view'
  ELSE permissions ->> 'agenda' END);--> statement-breakpoint
ALTER TABLE wedding_members ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE deleted_wedding_members SET permissions = permissions || jsonb_build_object('tasks', CASE preset
  WHEN 'couple' THEN 'edit' WHEN 'planner' THEN 'edit' WHEN 'family' THEN 'view' WHEN 'viewer' THEN 'view'
  ELSE permissions ->> 'agenda' END);
