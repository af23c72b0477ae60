ALTER TABLE "bus_trips" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "bus_trips" ADD COLUMN "bus_price" numeric(12, 2);