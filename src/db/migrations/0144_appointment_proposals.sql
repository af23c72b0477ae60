ALTER TABLE "appointment_attendees" ADD COLUMN "proposed_day" date;--> statement-breakpoint
ALTER TABLE "appointment_attendees" ADD COLUMN "proposed_starts_at" integer;--> statement-breakpoint
ALTER TABLE "appointment_attendees" ADD COLUMN "proposed_ends_at" integer;--> statement-breakpoint
ALTER TABLE "appointment_attendees" ADD COLUMN "proposed_at" timestamp (3) with time zone;