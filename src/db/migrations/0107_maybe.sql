ALTER TABLE "guests" ADD COLUMN "maybe" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "offers_maybe" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "maybe_until" date;--> statement-breakpoint
-- A trigger for guests: who says yes or no says 'maybe' no more, however the row is written (decision 162).
CREATE OR REPLACE FUNCTION settle_maybe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.maybe := false;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settle_maybe BEFORE INSERT OR UPDATE OF rsvp, maybe ON guests
  FOR EACH ROW WHEN (NEW.maybe AND NEW.rsvp IS NOT NULL) EXECUTE FUNCTION settle_maybe();
