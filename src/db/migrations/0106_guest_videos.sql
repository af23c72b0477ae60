ALTER TABLE "inspirations" ADD COLUMN "video_url" text;--> statement-breakpoint
ALTER TABLE "inspirations" ADD COLUMN "video_seconds" smallint;