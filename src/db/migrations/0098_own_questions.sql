ALTER TABLE "guests" ADD COLUMN "own_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "own_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "asks_song" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "asks_message" boolean DEFAULT true NOT NULL;