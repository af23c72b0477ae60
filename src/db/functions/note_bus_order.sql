-- A trigger for guests: it notes when they asked for a bus, or said yes again, because who asked first has a seat first.
-- Another stop of the same bus is no new asking (decision 137).
CREATE OR REPLACE FUNCTION note_bus_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_back boolean := NEW.rsvp AND OLD.rsvp IS NOT TRUE;
BEGIN
  IF is_back OR NOT public.is_one_bus(NEW.wedding_id, OLD.bus_out, NEW.bus_out) THEN NEW.bus_out_at := now(); END IF;
  IF is_back OR NOT public.is_one_bus(NEW.wedding_id, OLD.bus_back, NEW.bus_back) THEN NEW.bus_back_at := now(); END IF;
  RETURN NEW;
END
$$;
