CREATE TABLE "auth"."account_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."account" ADD COLUMN "provider_email" text;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD COLUMN "second_step_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."account_activity" ADD CONSTRAINT "account_activity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_activity_user_id_at_idx" ON "auth"."account_activity" USING btree ("user_id","at");