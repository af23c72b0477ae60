-- One table for the comments on everything.
CREATE TABLE "comments" (
	"wedding_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"author_role" text NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"item_deleted_at" timestamp (3) with time zone,
	CONSTRAINT "comments_wedding_id_kind_target_id_pk" PRIMARY KEY("wedding_id","kind","target","id")
);
--> statement-breakpoint
-- Those on vendors move, with nothing lost.
INSERT INTO "comments" ("wedding_id", "kind", "target", "id", "author_id", "author_role", "text", "created_at")
SELECT "wedding_id", 'vendor', "vendor_id"::text, "id", "author_id", "author_role", "text", "created_at" FROM "vendor_comments";
--> statement-breakpoint
DELETE FROM "activity_changes" WHERE "entity" = 'vendor_comments';
--> statement-breakpoint
DROP TABLE "vendor_comments";--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_order_idx" ON "comments" USING btree ("wedding_id","kind","target","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_of_deleted_idx" ON "comments" USING btree ("item_deleted_at") WHERE item_deleted_at is not null;
--> statement-breakpoint
-- A trigger for tables of what can be commented on, with the kind of comments: when a command or a cascade deletes
-- rows, their comments are marked. What comes back under its id has them again; the rest are deleted by the
-- housekeeping. It runs once a statement, so that an import that overwrites a list pays for it once.
CREATE OR REPLACE FUNCTION mark_item_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.comments c SET item_deleted_at = now()
  FROM deleted_items d
  WHERE c.wedding_id = d.wedding_id AND c.kind = TG_ARGV[0] AND c.target = d.id::text;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_item_comments AFTER DELETE ON vendors REFERENCING OLD TABLE AS deleted_items
FOR EACH STATEMENT EXECUTE FUNCTION mark_item_comments('vendor');
--> statement-breakpoint
CREATE TRIGGER mark_item_comments AFTER DELETE ON guests REFERENCING OLD TABLE AS deleted_items
FOR EACH STATEMENT EXECUTE FUNCTION mark_item_comments('guest');
--> statement-breakpoint
CREATE TRIGGER mark_item_comments AFTER DELETE ON agenda_items REFERENCING OLD TABLE AS deleted_items
FOR EACH STATEMENT EXECUTE FUNCTION mark_item_comments('item');
--> statement-breakpoint
CREATE TRIGGER mark_item_comments AFTER DELETE ON inspirations REFERENCING OLD TABLE AS deleted_items
FOR EACH STATEMENT EXECUTE FUNCTION mark_item_comments('image');
--> statement-breakpoint
-- Notifies the other members of a wedding (spec 7), within the statement of the change itself. `in_event` is the JSON
-- that server/notifications/notify.ts makes; it is not even parsed when the wedding has no other members. `in_row`
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
  IF NOT EXISTS (SELECT FROM wedding_members WHERE wedding_id = in_wedding AND user_id <> in_actor) THEN
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
  -- Always in the order of the recipients, so that two changes at once never wait for each other in a circle.
  INSERT INTO notifications AS n (
    recipient_id, actor_id, actor_name, actor_role, action, section, wedding_id, wedding_name, url, data,
    group_key, subjects, subject_data, created_at)
  SELECT m.user_id, in_actor, event ->> 'actorName', event ->> 'actorRole', event ->> 'action', event ->> 'section',
    w.id, w.name, event ->> 'url', (event -> 'data') || in_row,
    event ->> 'groupKey', array_remove(ARRAY[subject], NULL),
    CASE WHEN (event ->> 'isUndoable')::boolean THEN ARRAY[(event -> 'data') || in_row] ELSE '{}' END,
    (event ->> 'at')::timestamptz
  FROM wedding_members m JOIN weddings w ON w.id = m.wedding_id
  WHERE m.wedding_id = in_wedding AND m.user_id <> in_actor AND m.user_id <> ALL (spared)
    AND m.permissions ->> (event ->> 'guard') IS DISTINCT FROM 'none'
    AND (event -> 'only' IS NULL OR event -> 'only' ? m.user_id::text)
    AND (event -> 'except' IS NULL OR NOT event -> 'except' ? m.user_id::text)
  ORDER BY m.user_id
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
    created_at = greatest(n.created_at, excluded.created_at);
END
$$;
