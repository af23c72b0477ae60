-- A trigger for tables whose rows have a stored file, with its bucket and the column of its path: when a command or
-- a cascade deletes a row, the file behind it is queued for deletion.
CREATE OR REPLACE FUNCTION queue_file_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.file_deletions (bucket, path)
  SELECT TG_ARGV[0], to_jsonb(OLD) ->> TG_ARGV[1] WHERE to_jsonb(OLD) ->> TG_ARGV[1] IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
