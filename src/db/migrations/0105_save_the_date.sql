ALTER TABLE "households" ADD COLUMN "date_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "date_sent_by" text;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "date_told" date;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "save_date_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "save_date_shows_place" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "save_date_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;