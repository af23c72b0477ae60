CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_id" uuid NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"section" text NOT NULL,
	"wedding_id" uuid NOT NULL,
	"wedding_name" text NOT NULL,
	"url" text NOT NULL,
	"data" jsonb NOT NULL,
	"group_key" text,
	"subjects" uuid[] NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_profiles_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_order_idx" ON "notifications" USING btree ("recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("recipient_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_wedding_idx" ON "notifications" USING btree ("wedding_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_growing_idx" ON "notifications" USING btree ("wedding_id","actor_id","group_key","recipient_id") WHERE group_key is not null and read_at is null;
--> statement-breakpoint
-- Tells the other members of a wedding (spec 7), within the statement of the change itself. `in_event` is
-- the JSON that server/notifications/notify.ts makes; it is not even looked at when there is nobody to tell.
-- `in_row` are fields of its data that come from the changed row.
CREATE FUNCTION notify_wedding_members(in_wedding uuid, in_actor uuid, in_event text, in_row jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event jsonb;
  subject uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM wedding_members WHERE wedding_id = in_wedding AND user_id <> in_actor) THEN
    RETURN;
  END IF;
  event := in_event::jsonb;
  subject := event ->> 'subject';
  -- What is too old to grow gives its place in the unique index free.
  IF event ->> 'groupKey' IS NOT NULL THEN
    UPDATE notifications SET group_key = NULL
    WHERE wedding_id = in_wedding AND actor_id = in_actor AND group_key = event ->> 'groupKey'
      AND read_at IS NULL AND created_at <= (event ->> 'growsSince')::timestamptz;
  END IF;
  -- Always in the order of the recipients, so that two changes at once never wait for each other in a circle.
  INSERT INTO notifications AS n (
    recipient_id, actor_id, actor_name, actor_role, action, section, wedding_id, wedding_name, url, data,
    group_key, subjects, created_at)
  SELECT m.user_id, in_actor, event ->> 'actorName', event ->> 'actorRole', event ->> 'action', event ->> 'section',
    w.id, w.name, event ->> 'url', (event -> 'data') || in_row,
    event ->> 'groupKey', array_remove(ARRAY[subject], NULL), (event ->> 'at')::timestamptz
  FROM wedding_members m JOIN weddings w ON w.id = m.wedding_id
  WHERE m.wedding_id = in_wedding AND m.user_id <> in_actor
  ORDER BY m.user_id
  ON CONFLICT (wedding_id, actor_id, group_key, recipient_id) WHERE group_key IS NOT NULL AND read_at IS NULL
  DO UPDATE SET
    count = n.count + CASE WHEN subject = ANY (n.subjects) THEN 0 ELSE 1 END,
    subjects = CASE
      WHEN subject IS NULL OR subject = ANY (n.subjects) OR cardinality(n.subjects) >= 100 THEN n.subjects
      ELSE n.subjects || subject END,
    actor_name = excluded.actor_name, wedding_name = excluded.wedding_name, url = excluded.url, data = excluded.data,
    created_at = greatest(n.created_at, excluded.created_at);
END
$$;
