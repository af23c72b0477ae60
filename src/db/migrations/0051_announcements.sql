CREATE TABLE "text_announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"summary" text NOT NULL,
	"old_text" text[] NOT NULL,
	"new_text" text[] NOT NULL,
	"effective_on" date NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "text_announcements_version_key" UNIQUE("document","version")
);
--> statement-breakpoint
CREATE TABLE "text_receipts" (
	"announcement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "text_receipts_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "text_receipts" ADD CONSTRAINT "text_receipts_announcement_id_text_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."text_announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_receipts" ADD CONSTRAINT "text_receipts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_receipts_user_idx" ON "text_receipts" USING btree ("user_id");