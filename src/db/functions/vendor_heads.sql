-- How many adults, children and families an event counts, or the wedding itself (null): those who are invited, those who
-- have not declined, and those who said yes. Babies are not counted; a guest without a household is a family of one.
CREATE OR REPLACE FUNCTION vendor_heads(in_wedding uuid, in_event uuid)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'invited', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult'),
      'children', count(*) FILTER (WHERE age = 'child'),
      'families', count(DISTINCT family)),
    'expected', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer IS NOT FALSE),
      'children', count(*) FILTER (WHERE age = 'child' AND answer IS NOT FALSE),
      'families', count(DISTINCT family) FILTER (WHERE answer IS NOT FALSE)),
    'confirmed', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer),
      'children', count(*) FILTER (WHERE age = 'child' AND answer),
      'families', count(DISTINCT family) FILTER (WHERE answer)))
  FROM (
    SELECT age, rsvp AS answer, coalesce(household_id, id) AS family
    FROM guests WHERE in_event IS NULL AND wedding_id = in_wedding AND age <> 'baby'
    UNION ALL
    SELECT age, answer, coalesce(household_id, guests.id) FROM event_answers
    JOIN guests ON (guests.wedding_id, guests.id) = (event_answers.wedding_id, guest_id)
    WHERE event_answers.wedding_id = in_wedding AND event_id = in_event AND age <> 'baby'
  ) invited
$$;
