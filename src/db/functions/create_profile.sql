-- A user and their profile come into being together: a trigger keeps it so whichever statement inserts the user.
CREATE OR REPLACE FUNCTION auth.create_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.profiles (id, full_name, role) VALUES (NEW.id, trim(NEW.name), NEW.role);
  RETURN NEW;
END
$$;
