-- A day on another date moves all of its items in the calendars.
CREATE OR REPLACE FUNCTION raise_revisions_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.agenda_items SET revision = revision + 1 WHERE wedding_id = NEW.wedding_id AND day_id = NEW.id;
  RETURN NULL;
END
$$;
