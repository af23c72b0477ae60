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
