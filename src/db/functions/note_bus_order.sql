-- A trigger for guests: it notes when they asked for a bus, or said yes again, because who asked first has a seat first.
-- Another stop of the same bus is no new asking, and a statement that says itself since when they ask is believed
-- (decisions 137 and 141). The hour is that of the statement, which came after whatever it waited for.
CREATE OR REPLACE FUNCTION note_bus_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_back boolean := NEW.rsvp AND OLD.rsvp IS NOT TRUE;
BEGIN
  IF NEW.bus_out_at IS NOT DISTINCT FROM OLD.bus_out_at AND (is_back
    OR NEW.bus_out IS DISTINCT FROM OLD.bus_out AND NOT public.is_one_bus(NEW.wedding_id, OLD.bus_out, NEW.bus_out))
  THEN NEW.bus_out_at := statement_timestamp(); END IF;
  IF NEW.bus_back_at IS NOT DISTINCT FROM OLD.bus_back_at AND (is_back
    OR NEW.bus_back IS DISTINCT FROM OLD.bus_back AND NOT public.is_one_bus(NEW.wedding_id, OLD.bus_back, NEW.bus_back))
  THEN NEW.bus_back_at := statement_timestamp(); END IF;
  RETURN NEW;
END
$$;
