-- A trigger of weddings: their name and their date as the books of their planners have them, which outlive the wedding.
-- Who is a member no more keeps what was true when they left.
CREATE OR REPLACE FUNCTION keep_wedding_in_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.book_accounts a SET wedding_name = NEW.name, event_date = NEW.event_date
  WHERE a.wedding_id = NEW.id AND EXISTS (
    SELECT FROM public.wedding_members m WHERE m.wedding_id = NEW.id AND m.user_id = a.owner_id);
  RETURN NULL;
END
$$;
