ALTER TABLE "text_announcements" DROP CONSTRAINT "text_announcements_version_key";--> statement-breakpoint
ALTER TABLE "text_announcements" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "text_announcements" ADD COLUMN "withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "text_receipts" ADD COLUMN "withdrawal_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "text_receipts" ADD COLUMN "withdrawal_read_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "text_announcements_version_key" ON "text_announcements" USING btree ("document","version") WHERE "text_announcements"."withdrawn_at" is null;