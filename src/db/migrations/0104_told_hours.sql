ALTER TABLE "agenda_items" ADD COLUMN "told_starts_at" smallint;--> statement-breakpoint
ALTER TABLE "bus_trips" ADD COLUMN "told" jsonb;