-- A trigger for seats: a guest who would come to the chair of another one has no certain chair, also when an undoing
-- moves them.
CREATE OR REPLACE FUNCTION leave_chair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.seats s
    WHERE s.wedding_id = NEW.wedding_id AND s.table_id = NEW.table_id AND s.chair = NEW.chair AND s.id <> NEW.id
  ) THEN
    NEW.chair := NULL;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER leave_chair BEFORE INSERT OR UPDATE OF table_id, chair ON seats
  FOR EACH ROW WHEN (NEW.chair IS NOT NULL) EXECUTE FUNCTION leave_chair();
--> statement-breakpoint
DROP TRIGGER log_added ON seats;
--> statement-breakpoint
DROP TRIGGER log_changed ON seats;
--> statement-breakpoint
DROP TRIGGER log_removed ON seats;
--> statement-breakpoint
CALL log_table('seats', ARRAY['insert', 'update', 'delete'], 'guest_id,id', '', 'event_id', '');
