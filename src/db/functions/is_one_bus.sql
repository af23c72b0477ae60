-- Whether two stops are the same, or of one bus of a wedding.
CREATE OR REPLACE FUNCTION is_one_bus(in_wedding uuid, in_former text, in_now text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT in_former IS NOT DISTINCT FROM in_now OR EXISTS (
    SELECT FROM public.bus_trips t WHERE t.wedding_id = in_wedding
      AND t.stops @> jsonb_build_array(jsonb_build_object('key', in_former))
      AND t.stops @> jsonb_build_array(jsonb_build_object('key', in_now)))
$$;
