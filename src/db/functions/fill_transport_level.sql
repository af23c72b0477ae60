-- A trigger for members whose permissions say nothing of the buses, as the release before writes them: their preset
-- says it. With levels of their own they have it where they edit the guests, and else not: an update opens to nobody
-- what was closed (decision 137).
CREATE OR REPLACE FUNCTION fill_transport_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.permissions := NEW.permissions || jsonb_build_object('transport', CASE NEW.preset
    WHEN 'couple' THEN 'edit' WHEN 'planner' THEN 'edit' WHEN 'family' THEN 'none' WHEN 'viewer' THEN 'view'
    ELSE CASE NEW.permissions ->> 'guests' WHEN 'edit' THEN 'edit' ELSE 'none' END END);
  RETURN NEW;
END
$$;
