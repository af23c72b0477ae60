ALTER TABLE "item_files" DROP CONSTRAINT "item_files_name_unique";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wedding_covers" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "comments_removed_idx" ON "comments" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "item_files_name_unique" ON "item_files" USING btree ("wedding_id","kind","item_id","name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "item_files_removed_idx" ON "item_files" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "wedding_covers_removed_idx" ON "wedding_covers" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- What leaves these tables is noted, so that it can come back; what is added to them is not news.
CREATE TRIGGER log_activity AFTER DELETE ON catering_version_needs
  FOR EACH ROW EXECUTE FUNCTION log_activity('guest_id,version_id', '', '', 'needs');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER DELETE ON agenda_links
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', '', 'token,shows_vendors,created_by,created_at,opened_at,seen_before,seen_last', '');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER DELETE ON inspiration_shares
  FOR EACH ROW EXECUTE FUNCTION log_activity('folder_id', '', 'token,created_by,created_at,opened_at', '');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER UPDATE ON wedding_covers
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'file_name', 'created_at,status,image_path,width,height,color,placeholder,file_name', '');
