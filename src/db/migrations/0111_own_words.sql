ALTER TABLE "households" ADD COLUMN "date_opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "maybe_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "maybe_texts_to_one" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "save_date_mails" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "save_date_mails_to_one" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
DROP TRIGGER log_added ON "households";--> statement-breakpoint
DROP TRIGGER log_changed ON "households";--> statement-breakpoint
DROP TRIGGER log_removed ON "households";--> statement-breakpoint
CALL log_table('households', ARRAY['insert', 'update', 'delete'], 'id', 'name', 'token,linked_by,opened_at,date_opened_at,answered_at,remind_due_at,created_at', '');