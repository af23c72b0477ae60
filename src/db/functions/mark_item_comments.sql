-- A trigger for tables of what can be commented on, with the kind of comments: when a command or a cascade deletes
-- rows, their comments are marked. What comes back under its id has them again; the rest are deleted by the
-- housekeeping. It runs once a statement, so that an import that overwrites a list pays for it once.
CREATE OR REPLACE FUNCTION mark_item_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.comments c SET item_deleted_at = now()
  FROM deleted_items d
  WHERE c.wedding_id = d.wedding_id AND c.kind = TG_ARGV[0] AND c.target = d.id::text;
  RETURN NULL;
END
$$;
