DROP INDEX "invitation_codes_one_open_idx";--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD COLUMN "recipient" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_codes_one_open_idx" ON "invitation_codes" USING btree ("wedding_id","role","preset","recipient") WHERE used_at is null and replaced_at is null;--> statement-breakpoint
DROP TRIGGER log_activity ON invitation_codes;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON invitation_codes
  FOR EACH ROW EXECUTE FUNCTION log_activity('role,preset', '', 'code,created_at,expires_at', 'recipient');
