-- A user and their profile come into being together: a trigger keeps it so whoever inserts the user.
CREATE FUNCTION auth.create_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.profiles (id, full_name, role) VALUES (NEW.id, trim(NEW.name), NEW.role);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER create_profile AFTER INSERT ON auth."user" FOR EACH ROW EXECUTE FUNCTION auth.create_profile();
