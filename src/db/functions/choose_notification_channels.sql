-- A trigger before a notification is inserted: how it reaches its recipient is what they chose for its kind, or else the
-- default that comes with it. What is to be mailed at once or pushed is a job of the same transaction, which gathers
-- what comes within a minute; the summary of the day looks for itself. What goes nowhere is not inserted.
CREATE OR REPLACE FUNCTION choose_notification_channels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chosen notification_preferences%ROWTYPE;
BEGIN
  SELECT * INTO chosen FROM notification_preferences p WHERE p.user_id = NEW.recipient_id AND p.kind = NEW.kind;
  IF FOUND THEN
    NEW.in_bell := chosen.bell;
    NEW.mail := nullif(chosen.mail, 'never');
    NEW.push := chosen.push;
  END IF;
  NEW.push := NEW.push AND EXISTS (SELECT FROM push_subscriptions s WHERE s.user_id = NEW.recipient_id);
  IF NOT NEW.in_bell AND NEW.mail IS NULL AND NOT NEW.push THEN
    RETURN NULL;
  END IF;
  IF NEW.mail = 'now' THEN
    PERFORM graphile_worker.add_job('mail-notifications',
      payload => json_build_object('userId', NEW.recipient_id, 'mailId', gen_random_uuid(), 'mode', 'now'),
      run_at => now() + interval '60 seconds', max_attempts => 900);
  END IF;
  IF NEW.push THEN
    PERFORM graphile_worker.add_job('push-notifications',
      payload => json_build_object('userId', NEW.recipient_id), max_attempts => 900);
  END IF;
  RETURN NEW;
END
$$;
