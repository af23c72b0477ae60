-- A trigger for the buses of a wedding: its invitation asks for their stops, and the release before reads them there
-- (decision 137). The buses are logged themselves, so that this is not. The settings may come at the same moment.
CREATE OR REPLACE FUNCTION write_bus_routes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wedding uuid := coalesce(NEW.wedding_id, OLD.wedding_id);
  routes jsonb;
  former text := coalesce(current_setting('azahar.activity', true), '');
BEGIN
  -- The rows of a wedding that is deleted leave by themselves: its buses after its settings, which have no wedding any more.
  IF pg_trigger_depth() > 1 OR NOT EXISTS (SELECT FROM public.weddings WHERE id = wedding) THEN RETURN NULL; END IF;
  routes := public.bus_routes_of(wedding);
  PERFORM set_config('azahar.activity', 'off', true);
  INSERT INTO public.invitation_settings AS s (wedding_id, texts, menus, bus_routes)
  VALUES (wedding, '{}', '[]', routes)
  ON CONFLICT (wedding_id) DO UPDATE SET bus_routes = excluded.bus_routes;
  PERFORM set_config('azahar.activity', former, true);
  RETURN NULL;
END
$$;
