DROP INDEX "seats_table_idx";--> statement-breakpoint
ALTER TABLE "seating_tables" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_tables" ADD COLUMN "is_ordered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "chair" smallint;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_one_chair" UNIQUE("wedding_id","table_id","chair");--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_chair" CHECK ("seats"."chair" between 1 and 30);--> statement-breakpoint
DROP TRIGGER log_activity ON seats;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON seats
  FOR EACH ROW EXECUTE FUNCTION log_activity('guest_id,id', '', 'event_id,chair', '');--> statement-breakpoint
CREATE FUNCTION leave_chair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.chair := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leave_chair BEFORE UPDATE OF table_id ON seats
  FOR EACH ROW WHEN (NEW.table_id IS DISTINCT FROM OLD.table_id) EXECUTE FUNCTION leave_chair();
