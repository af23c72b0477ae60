-- A trigger for the tables of a planner's books to which rows are only added: what was wrong is put right by another
-- row. Who made a row may be forgotten, when that account goes.
CREATE OR REPLACE FUNCTION keep_book_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'created_by' IS DISTINCT FROM to_jsonb(OLD) - 'created_by' THEN
    RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
