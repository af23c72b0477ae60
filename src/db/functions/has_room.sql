-- Whether a list has fewer rows than given. It holds the lock of the list shared with other additions, and then counts
-- with a snapshot of its own, so that it sees an import that ended while it waited for its turn.
CREATE OR REPLACE FUNCTION has_room(in_wedding uuid, in_area text, in_below integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock_shared(hashtextextended(in_wedding::text || '/' || in_area, 0)) THEN
    RETURN false;
  END IF;
  RETURN (
    SELECT coalesce(sum(v.row_count), 0) FROM public.wedding_versions v WHERE v.wedding_id = in_wedding AND v.area = in_area
  ) < in_below;
END
$$;
