CREATE TABLE "bus_trips" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"direction" text NOT NULL,
	"vehicle" text NOT NULL,
	"seats" smallint NOT NULL,
	"stops" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bus_trips_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "bus_trips_seats" CHECK ("bus_trips"."seats" between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "bus_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "bus_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bus_trips" ADD CONSTRAINT "bus_trips_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Whether two stops are the same, or of one bus of a wedding.
CREATE OR REPLACE FUNCTION is_one_bus(in_wedding uuid, in_former text, in_now text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT in_former IS NOT DISTINCT FROM in_now OR EXISTS (
    SELECT FROM public.bus_trips t WHERE t.wedding_id = in_wedding
      AND t.stops @> jsonb_build_array(jsonb_build_object('key', in_former))
      AND t.stops @> jsonb_build_array(jsonb_build_object('key', in_now)))
$$;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE TRIGGER note_bus_order BEFORE UPDATE OF bus_out, bus_back, rsvp ON guests
  FOR EACH ROW EXECUTE FUNCTION note_bus_order();
--> statement-breakpoint
-- The stops of a wedding's buses as its invitation asks for them, in the order in which they leave.
CREATE OR REPLACE FUNCTION bus_routes_of(in_wedding uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', s.stop ->> 'key', 'direction', t.direction, 'name', s.stop ->> 'name', 'place', s.stop -> 'place',
      'time', coalesce(CASE t.direction WHEN 'back' THEN t.departure END, (s.stop ->> 'minute')::int) % 1440)
    ORDER BY t.direction DESC, t.departure, t.created_at, t.id, s.position), '[]')
  FROM (
    SELECT *, (SELECT (v.stop ->> 'minute')::int FROM jsonb_array_elements(stops) WITH ORDINALITY AS v (stop, position)
      WHERE v.stop ->> 'minute' IS NOT NULL ORDER BY v.position LIMIT 1) AS departure
    FROM public.bus_trips WHERE wedding_id = in_wedding
  ) t
  CROSS JOIN LATERAL jsonb_array_elements(t.stops) WITH ORDINALITY AS s (stop, position)
  WHERE NOT (s.stop ->> 'isVenue')::boolean
$$;
--> statement-breakpoint
-- A trigger for the buses of a wedding: its invitation asks for their stops, and the release before reads them there
-- (decision 137). The buses are logged themselves, so that this is not.
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
  UPDATE public.invitation_settings SET bus_routes = routes WHERE wedding_id = wedding;
  IF NOT FOUND THEN
    INSERT INTO public.invitation_settings (wedding_id, texts, menus, bus_routes) VALUES (wedding, '{}', '[]', routes);
  END IF;
  PERFORM set_config('azahar.activity', former, true);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER write_bus_routes AFTER INSERT OR UPDATE OR DELETE ON bus_trips
  FOR EACH ROW EXECUTE FUNCTION write_bus_routes();
--> statement-breakpoint
-- Former weddings asked for buses in the settings of their invitation alone: each of these as a trip with one stop, with
-- the key by which guests have asked for it. A bus back before noon leaves on the day after the wedding.
CREATE OR REPLACE FUNCTION trips_of_bus_routes(in_wedding uuid)
RETURNS TABLE (wedding_id uuid, id uuid, direction text, vehicle text, seats smallint, stops jsonb, created_at timestamptz)
LANGUAGE sql VOLATILE AS $$
  SELECT s.wedding_id, gen_random_uuid(), r.route ->> 'direction', 'bus', 55::smallint,
    jsonb_build_array(jsonb_build_object(
      'key', r.route ->> 'id', 'name', left(r.route ->> 'name', 200), 'place', r.route -> 'place', 'isVenue', false,
      'minute', CASE WHEN r.route ->> 'direction' = 'back' AND (r.route ->> 'time')::int < 720
        THEN to_jsonb((r.route ->> 'time')::int + 1440) ELSE r.route -> 'time' END)),
    now() + r.position * interval '1 microsecond'
  FROM public.invitation_settings s
  CROSS JOIN LATERAL jsonb_array_elements(s.bus_routes) WITH ORDINALITY AS r (route, position)
  WHERE s.wedding_id = in_wedding
    AND NOT EXISTS (SELECT FROM public.bus_trips t WHERE t.wedding_id = in_wedding)
$$;
--> statement-breakpoint
CALL log_table('bus_trips', ARRAY['insert', 'update', 'delete'], 'id', '', 'created_at', '');
--> statement-breakpoint
DROP TRIGGER log_added ON guests;
--> statement-breakpoint
DROP TRIGGER log_changed ON guests;
--> statement-breakpoint
DROP TRIGGER log_removed ON guests;
--> statement-breakpoint
CALL log_table('guests', ARRAY['insert', 'update', 'delete'], 'id', 'full_name', 'created_at,bus_out_at,bus_back_at',
  'allergens,diets,diet_note,health_consent_at,health_consent_text,health_agreed');
