-- Logs what is done to the rows of a table of a wedding, for the line of activity of its transaction: it makes a trigger
-- for each of the operations. The arguments after them are lists of columns with commas: the key without the wedding,
-- the one that names the row, those whose changes are not noted, and those whose values are not. A row that was removed
-- is noted whole, so that it can come back; the rows that leave with their wedding are not noted, nor what housekeeping
-- does (`azahar.activity` is off). A table whose rows are of several sections has their column as the fifth argument:
-- it is noted in parts, as `comments_on_guest`, and of a removed row no more than of an added one.
-- The triggers run once a statement: ten thousand rows are noted by one insertion (decision 130).
CREATE OR REPLACE PROCEDURE log_table(in_table regclass, in_operations text[], VARIADIC in_arguments text[]) LANGUAGE plpgsql AS $$
DECLARE
  noted text := 'FOR EACH STATEMENT';
  arguments text := (SELECT string_agg(quote_literal(a.value), ', ' ORDER BY a.place)
    FROM unnest(in_arguments) WITH ORDINALITY AS a (value, place));
BEGIN
  IF 'insert' = ANY (in_operations) THEN
    EXECUTE format('CREATE TRIGGER log_added AFTER INSERT ON %s REFERENCING NEW TABLE AS added %s
      EXECUTE FUNCTION log_added_rows(%s)', in_table, noted, arguments);
  END IF;
  IF 'update' = ANY (in_operations) THEN
    EXECUTE format('CREATE TRIGGER log_changed AFTER UPDATE ON %s REFERENCING OLD TABLE AS former NEW TABLE AS changed %s
      EXECUTE FUNCTION log_changed_rows(%s)', in_table, noted, arguments);
  END IF;
  IF 'delete' = ANY (in_operations) THEN
    EXECUTE format('CREATE TRIGGER log_removed AFTER DELETE ON %s REFERENCING OLD TABLE AS removed %s
      EXECUTE FUNCTION log_removed_rows(%s)', in_table, noted, arguments);
  END IF;
END
$$;
