-- The one writer of notifications (spec 7): a line for each of `in_recipients`, whose ids are given in their own order so
-- that two changes at once never wait for each other in a circle. `in_event` is the JSON that
-- server/areas/notifications/notify.ts makes. `in_wedding` is null for what is of no wedding, and `in_actor` for what no
-- member did. A line of the same group that is unread grows by it instead. A transaction that sets azahar.untold tells
-- no person: couples hear nothing of a planner who brings their wedding in.
CREATE OR REPLACE FUNCTION write_notifications(in_recipients uuid[], in_wedding uuid, in_actor uuid, in_event jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := in_event ->> 'subject';
BEGIN
  IF current_setting('azahar.untold', true) = 'on' THEN
    RETURN;
  END IF;
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
$$;
