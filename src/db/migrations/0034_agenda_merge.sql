-- What a day was when its changes began to be prepared, and the revision of an item for calendars (decision 069).
ALTER TABLE "agenda_days" ADD COLUMN "merge_base" jsonb;--> statement-breakpoint
ALTER TABLE "agenda_items" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TRIGGER log_activity ON agenda_days;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON agenda_days
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at,merge_base', '');--> statement-breakpoint
DROP TRIGGER log_activity ON agenda_items;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON agenda_items
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'title', 'created_at,updated_at,updated_by,revision', '');--> statement-breakpoint
-- Of drafts that are older than this record, what only one side has touched since is known: the other side still has
-- it. Where both have touched an item nothing is known of it, so that each difference is asked about.
UPDATE agenda_days d SET merge_base = jsonb_build_object('items', coalesce((
  SELECT jsonb_object_agg(s.item_id, jsonb_build_object('copyId', s.copy_id, 'fields', s.fields))
  FROM (
    SELECT coalesce(c.replaces, i.id) AS item_id, coalesce(c.id, i.id) AS copy_id, CASE
      WHEN i.updated_at <= d.drafted_at THEN jsonb_build_object(
        'time', jsonb_build_object('startsAt', i.starts_at, 'endsAt', i.ends_at), 'title', i.title, 'place', i.place,
        'mapUrl', i.map_url, 'notes', i.notes, 'responsible', i.responsible, 'isFixed', i.is_fixed,
        'isShownToGuests', i.is_shown_to_guests)
      WHEN c.updated_at <= d.drafted_at THEN jsonb_build_object(
        'time', jsonb_build_object('startsAt', c.starts_at, 'endsAt', c.ends_at), 'title', c.title, 'place', c.place,
        'mapUrl', c.map_url, 'notes', c.notes, 'responsible', c.responsible, 'isFixed', c.is_fixed,
        'isShownToGuests', c.is_shown_to_guests)
      ELSE '{}'::jsonb END AS fields
    FROM (SELECT * FROM agenda_items WHERE wedding_id = d.wedding_id AND day_id = d.id AND replaces IS NOT NULL) c
    FULL JOIN (
      SELECT * FROM agenda_items WHERE wedding_id = d.wedding_id AND day_id = d.replaces AND created_at <= d.drafted_at
    ) i ON i.id = c.replaces
  ) s), '{}'::jsonb))
WHERE d.replaces IS NOT NULL;--> statement-breakpoint
-- Raises the revision of an item with every change that a calendar shows. An item that was removed and comes back goes
-- on behind the revisions that it may have had: one for each second since it was made.
CREATE OR REPLACE FUNCTION raise_item_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.revision := greatest(NEW.revision, extract(epoch FROM NEW.updated_at - NEW.created_at)::integer, 0);
  ELSIF (NEW.day_id, NEW.starts_at, NEW.ends_at, NEW.title, NEW.place, NEW.map_url, NEW.notes, NEW.responsible, NEW.updated_at)
    IS DISTINCT FROM
    (OLD.day_id, OLD.starts_at, OLD.ends_at, OLD.title, OLD.place, OLD.map_url, OLD.notes, OLD.responsible, OLD.updated_at)
  THEN
    NEW.revision := greatest(OLD.revision, NEW.revision) + 1;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER agenda_items_raise_revision BEFORE INSERT OR UPDATE ON agenda_items
  FOR EACH ROW EXECUTE FUNCTION raise_item_revision();--> statement-breakpoint
-- A day on another date moves all of its items in the calendars.
CREATE OR REPLACE FUNCTION raise_revisions_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.agenda_items SET revision = revision + 1 WHERE wedding_id = NEW.wedding_id AND day_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER agenda_days_raise_revisions AFTER UPDATE ON agenda_days
  FOR EACH ROW WHEN (OLD.date IS DISTINCT FROM NEW.date) EXECUTE FUNCTION raise_revisions_of_day();
