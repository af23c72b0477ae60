-- A trigger for seats: who goes to another table has no certain chair there, also when an undoing moves them.
CREATE OR REPLACE FUNCTION leave_chair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.chair := NULL;
  RETURN NEW;
END
$$;
