ALTER TABLE "wedding_versions" ADD COLUMN "row_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Keeps the length of a list: what a statement adds to a table and removes from it is counted in the shard of its
-- connection, so that people who write into one wedding at once do not wait for one another. The argument is the area.
-- Rows that leave with their wedding are not counted.
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.wedding_versions AS v (wedding_id, area, shard, version, row_count)
  SELECT c.wedding_id, TG_ARGV[0], pg_backend_pid() % 32, 0, CASE TG_OP WHEN 'INSERT' THEN c.rows ELSE -c.rows END
  FROM (SELECT wedding_id, count(*)::integer AS rows FROM counted GROUP BY wedding_id) c
  WHERE TG_OP = 'INSERT' OR EXISTS (SELECT FROM public.weddings w WHERE w.id = c.wedding_id)
  ON CONFLICT (wedding_id, area, shard) DO UPDATE SET row_count = v.row_count + excluded.row_count;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON guests REFERENCING NEW TABLE AS counted
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows('guests');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON guests REFERENCING OLD TABLE AS counted
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows('guests');
--> statement-breakpoint
-- Whether a list has fewer rows than given. It holds the lock of the list shared with other additions, and then counts
-- with a snapshot of its own, so that it sees an import that ended while it waited for its turn.
CREATE FUNCTION has_room(in_wedding uuid, in_area text, in_below integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock_shared(hashtextextended(in_wedding::text || '/' || in_area, 0)) THEN
    RETURN false;
  END IF;
  RETURN (
    SELECT coalesce(sum(v.row_count), 0) FROM public.wedding_versions v WHERE v.wedding_id = in_wedding AND v.area = in_area
  ) < in_below;
END
$$;
--> statement-breakpoint
INSERT INTO wedding_versions AS v (wedding_id, area, shard, version, row_count)
SELECT wedding_id, 'guests', 0, 0, count(*) FROM guests GROUP BY wedding_id
ON CONFLICT (wedding_id, area, shard) DO UPDATE SET row_count = excluded.row_count;
