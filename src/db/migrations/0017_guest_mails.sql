CREATE TABLE "guest_mails" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"address" text NOT NULL,
	"domain" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "guest_mails_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "guest_mails_once" UNIQUE("wedding_id","household_id","kind","occasion")
);
--> statement-breakpoint
CREATE TABLE "mail_paces" (
	"domain" text PRIMARY KEY NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"sent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_recipients" (
	"wedding_id" uuid NOT NULL,
	"address" text NOT NULL,
	"token" text NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"refusal" text,
	CONSTRAINT "mail_recipients_wedding_id_address_pk" PRIMARY KEY("wedding_id","address"),
	CONSTRAINT "mail_recipients_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "reminder_runs" (
	"wedding_id" uuid NOT NULL,
	"day" date NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"mailed" integer NOT NULL,
	"by_hand" integer NOT NULL,
	CONSTRAINT "reminder_runs_wedding_id_day_pk" PRIMARY KEY("wedding_id","day")
);
--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "remind_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "mail_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "reminder_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "reminders_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "reminder_days" smallint[] DEFAULT '{21,7}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD COLUMN "reminders_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guest_mails" ADD CONSTRAINT "guest_mails_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_recipients" ADD CONSTRAINT "mail_recipients_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_runs" ADD CONSTRAINT "reminder_runs_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_mails_waiting_idx" ON "guest_mails" USING btree ("domain","next_at") WHERE status = 'waiting';