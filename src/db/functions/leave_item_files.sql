-- A trigger for tables of what files are kept at, with the kind of the files: when a command or a cascade deletes rows,
-- their files are marked. What comes back under its id has them again; the rest are deleted by the housekeeping. A
-- vendor waits in the trash as a row, so that its files end with it. It runs once a statement, so that an import that
-- overwrites a list pays for it once.
CREATE OR REPLACE FUNCTION leave_item_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[0] = 'vendor' THEN
    DELETE FROM public.item_files f USING deleted_items d
    WHERE f.wedding_id = d.wedding_id AND f.kind = TG_ARGV[0] AND f.item_id = d.id;
  ELSE
    UPDATE public.item_files f SET item_deleted_at = now() FROM deleted_items d
    WHERE f.wedding_id = d.wedding_id AND f.kind = TG_ARGV[0] AND f.item_id = d.id;
  END IF;
  RETURN NULL;
END
$$;
