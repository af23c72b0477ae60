-- Every notification is written by one function, and what no member did is notified by the function that notifies members.
-- The one writer of notifications (spec 7): a line for each of `in_recipients`, whose ids are given in their own order so
-- that two changes at once never wait for each other in a circle. `in_event` is the JSON that
-- server/areas/notifications/notify.ts makes. `in_wedding` is null for what is of no wedding, and `in_actor` for what no
-- member did. A line of the same group that is unread grows by it instead.
CREATE OR REPLACE FUNCTION write_notifications(in_recipients uuid[], in_wedding uuid, in_actor uuid, in_event jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := in_event ->> 'subject';
BEGIN
  INSERT INTO notifications AS n (
    recipient_id, actor_id, actor_name, actor_role, action, section, wedding_id, wedding_name, url, data,
    group_key, subjects, subject_data, created_at, kind, mail, push)
  SELECT recipient, in_actor, in_event ->> 'actorName', in_event ->> 'actorRole', in_event ->> 'action',
    in_event ->> 'section', w.id, coalesce(w.name, ''), in_event ->> 'url', in_event -> 'data',
    in_event ->> 'groupKey', array_remove(ARRAY[subject], NULL),
    CASE WHEN (in_event ->> 'isUndoable')::boolean THEN ARRAY[in_event -> 'data'] ELSE '{}' END,
    (in_event ->> 'at')::timestamptz, in_event ->> 'kind', in_event ->> 'mail', (in_event ->> 'push')::boolean
  FROM unnest(in_recipients) AS recipient LEFT JOIN weddings w ON w.id = in_wedding
  ON CONFLICT (wedding_id, actor_id, group_key, recipient_id) WHERE group_key IS NOT NULL AND read_at IS NULL
  DO UPDATE SET
    count = n.count + CASE WHEN subject = ANY (n.subjects) THEN 0 ELSE 1 END,
    subjects = CASE
      WHEN subject IS NULL OR subject = ANY (n.subjects) OR cardinality(n.subjects) >= 100 THEN n.subjects
      ELSE n.subjects || subject END,
    subject_data = CASE
      WHEN subject = ANY (n.subjects) OR cardinality(n.subjects) >= 100 THEN n.subject_data
      ELSE n.subject_data || excluded.subject_data END,
    actor_name = excluded.actor_name, wedding_name = excluded.wedding_name, url = excluded.url, data = excluded.data,
    created_at = greatest(n.created_at, excluded.created_at),
    -- What has grown waits to be mailed and pushed again, also when a mail has just taken it up.
    in_bell = n.in_bell OR excluded.in_bell, mail = excluded.mail, mail_id = NULL, push = excluded.push;
END
$$;--> statement-breakpoint
-- Notifies the other members of a wedding (spec 7), within the statement of the change itself, or all of them of what no
-- member did, when `in_actor` is null. `in_event` is the JSON
-- that server/areas/notifications/notify.ts makes; it is not even parsed when the wedding has no other members. `in_row`
-- are fields of its data that come from the changed row. Members who may not see what it is about are not notified; of
-- the others only those of `only`, if it is given, and none of `except`. An action that undoes another takes back the notification of those who have not read it, instead of notifying them
-- of both.
CREATE OR REPLACE FUNCTION notify_wedding_members(in_wedding uuid, in_actor uuid, in_event text, in_row jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event jsonb;
  subject uuid;
  line record;
  spared uuid[] := '{}';
BEGIN
  IF NOT EXISTS (SELECT FROM wedding_members WHERE wedding_id = in_wedding AND user_id IS DISTINCT FROM in_actor) THEN
    RETURN;
  END IF;
  event := in_event::jsonb;
  subject := event ->> 'subject';
  IF event ->> 'undoes' IS NOT NULL THEN
    FOR line IN
      SELECT n.id, n.recipient_id, n.count, array_position(n.subjects, subject) AS place FROM notifications n
      WHERE n.wedding_id = in_wedding AND n.actor_id = in_actor AND n.group_key = event ->> 'undoes'
        AND n.read_at IS NULL AND subject = ANY (n.subjects)
      ORDER BY n.recipient_id FOR UPDATE
    LOOP
      spared := spared || line.recipient_id;
      IF line.count = 1 THEN
        DELETE FROM notifications WHERE id = line.id;
      ELSE
        UPDATE notifications n SET
          count = n.count - 1,
          subjects = array_remove(n.subjects, subject),
          subject_data = rest.subject_data,
          data = coalesce(rest.subject_data[cardinality(rest.subject_data)], n.data)
        FROM (
          SELECT subject_data[:line.place - 1] || subject_data[line.place + 1:] AS subject_data FROM notifications WHERE id = line.id
        ) rest
        WHERE n.id = line.id;
      END IF;
    END LOOP;
  END IF;
  -- What is too old to grow gives its place in the unique index free.
  IF event ->> 'groupKey' IS NOT NULL THEN
    UPDATE notifications SET group_key = NULL
    WHERE wedding_id = in_wedding AND actor_id = in_actor AND group_key = event ->> 'groupKey'
      AND read_at IS NULL AND created_at <= (event ->> 'growsSince')::timestamptz;
  END IF;
  PERFORM write_notifications(ARRAY(
    SELECT m.user_id FROM wedding_members m
    WHERE m.wedding_id = in_wedding AND m.user_id IS DISTINCT FROM in_actor AND m.user_id <> ALL (spared)
      AND m.permissions ->> (event ->> 'guard') IS DISTINCT FROM 'none'
      AND (event -> 'only' IS NULL OR event -> 'only' ? m.user_id::text)
      AND (event -> 'except' IS NULL OR NOT event -> 'except' ? m.user_id::text)
    ORDER BY m.user_id
  ), in_wedding, in_actor, jsonb_set(event, '{data}', (event -> 'data') || in_row));
END
$$;
