ALTER TABLE "households" ADD COLUMN "gift_items" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
DROP TRIGGER log_added ON "households";--> statement-breakpoint
DROP TRIGGER log_changed ON "households";--> statement-breakpoint
DROP TRIGGER log_removed ON "households";--> statement-breakpoint
CALL log_table('households', ARRAY['insert', 'update', 'delete'], 'id', 'name', 'token,linked_by,opened_at,date_opened_at,answered_at,remind_due_at,created_at,gift_items', '');
