-- A trigger after a line of activity: in a wedding with webhooks the line waits to be made into deliveries, and the first
-- that waits adds the job. One whose job has just taken the others is found by `sweep-webhooks` within a minute. The
-- job has no key: a key is a row that all who change the wedding would wait for.
CREATE OR REPLACE FUNCTION queue_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.webhooks w WHERE w.wedding_id = NEW.wedding_id AND w.is_on) THEN
    RETURN NULL;
  END IF;
  IF NOT EXISTS (SELECT FROM public.webhook_lines l WHERE l.wedding_id = NEW.wedding_id) THEN
    PERFORM graphile_worker.add_job('send-webhooks',
      payload => json_build_object('weddingId', NEW.wedding_id), max_attempts => 900);
  END IF;
  INSERT INTO public.webhook_lines (wedding_id, line_id, at) VALUES (NEW.wedding_id, NEW.id, NEW.at);
  RETURN NULL;
END
$$;
