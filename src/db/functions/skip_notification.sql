-- Leaves a notification of nothing but drafts out: their members hear of them when they are published (decision 044).
CREATE OR REPLACE FUNCTION skip_notification()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END
$$;
