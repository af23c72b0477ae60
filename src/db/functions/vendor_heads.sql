-- How many adults and children an event counts, or the wedding itself (null): those who are invited, those who have
-- not declined, and those who said yes. Babies are not counted.
CREATE OR REPLACE FUNCTION vendor_heads(in_wedding uuid, in_event uuid)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'invited', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult'),
      'children', count(*) FILTER (WHERE age = 'child')),
    'expected', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer IS NOT FALSE),
      'children', count(*) FILTER (WHERE age = 'child' AND answer IS NOT FALSE)),
    'confirmed', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer),
      'children', count(*) FILTER (WHERE age = 'child' AND answer)))
  FROM (
    SELECT age, rsvp AS answer FROM guests WHERE in_event IS NULL AND wedding_id = in_wedding
    UNION ALL
    SELECT age, answer FROM event_answers
    JOIN guests ON (guests.wedding_id, guests.id) = (event_answers.wedding_id, guest_id)
    WHERE event_answers.wedding_id = in_wedding AND event_id = in_event
  ) invited
$$;
