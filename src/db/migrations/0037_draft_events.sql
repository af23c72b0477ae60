ALTER TABLE "invitation_settings" ADD COLUMN "texts_to_one" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "mail_texts_to_one" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "reminder_texts_to_one" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_events" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();