CREATE TABLE "guest_messages" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_kind" text NOT NULL,
	"group_of" text,
	"group_label" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"translations" jsonb DEFAULT '{}' NOT NULL,
	"author_id" uuid,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guest_messages_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "message_chats" (
	"wedding_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "message_chats_wedding_id_household_id_message_id_pk" PRIMARY KEY("wedding_id","household_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_chats" ADD CONSTRAINT "message_chats_message_fk" FOREIGN KEY ("wedding_id","message_id") REFERENCES "public"."guest_messages"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_chats" ADD CONSTRAINT "message_chats_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CALL log_table('guest_messages', ARRAY['insert', 'update', 'delete'], 'id', 'subject', 'group_kind,group_of,translations,author_id,sent_at', '');--> statement-breakpoint
CALL log_table('message_chats', ARRAY['insert', 'update', 'delete'], 'household_id,message_id', '', '', '');