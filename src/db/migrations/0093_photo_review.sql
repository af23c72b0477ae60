ALTER TABLE "inspiration_shares" ADD COLUMN "reviewed_until" date;--> statement-breakpoint
ALTER TABLE "inspirations" ADD COLUMN "review" text;