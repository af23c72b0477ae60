-- A trigger for guests: who says yes or no says 'maybe' no more, however the row is written (decision 162).
CREATE OR REPLACE FUNCTION settle_maybe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.maybe := false;
  RETURN NEW;
END
$$;
