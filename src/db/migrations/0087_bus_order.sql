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
--> statement-breakpoint
CREATE OR REPLACE TRIGGER note_bus_order BEFORE UPDATE OF bus_out, bus_back, rsvp ON guests
  FOR EACH ROW WHEN (NEW.bus_out IS DISTINCT FROM OLD.bus_out OR NEW.bus_back IS DISTINCT FROM OLD.bus_back
    OR NEW.rsvp AND OLD.rsvp IS NOT TRUE) EXECUTE FUNCTION note_bus_order();
--> statement-breakpoint
-- A trigger for the buses of a wedding: its invitation asks for their stops, and the release before reads them there
-- (decision 137). The buses are logged themselves, so that this is not. The settings may come at the same moment.
CREATE OR REPLACE FUNCTION write_bus_routes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wedding uuid := coalesce(NEW.wedding_id, OLD.wedding_id);
  routes jsonb;
  former text := coalesce(current_setting('azahar.activity', true), '');
BEGIN
  -- The rows of a wedding that is deleted leave by themselves.
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  routes := public.bus_routes_of(wedding);
  PERFORM set_config('azahar.activity', 'off', true);
  INSERT INTO public.invitation_settings AS s (wedding_id, texts, menus, bus_routes)
  VALUES (wedding, '{}', '[]', routes)
  ON CONFLICT (wedding_id) DO UPDATE SET bus_routes = excluded.bus_routes;
  PERFORM set_config('azahar.activity', former, true);
  RETURN NULL;
END
$$;
