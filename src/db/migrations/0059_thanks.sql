ALTER TABLE "households" ADD COLUMN "gift" text;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "thanked_at" timestamp (3) with time zone;