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
