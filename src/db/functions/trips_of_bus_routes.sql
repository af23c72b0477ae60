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
