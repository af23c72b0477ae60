-- A task that is removed leaves its comments and files where undoing finds them again.
CREATE TRIGGER leave_item_files AFTER DELETE ON tasks REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION leave_item_files('task');--> statement-breakpoint
CREATE TRIGGER mark_item_comments AFTER DELETE ON tasks REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION mark_item_comments('task');
