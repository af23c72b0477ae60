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
$$;
