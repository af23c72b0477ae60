CREATE TABLE "request_mailboxes" (
	"planner_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_mailboxes_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "request_mailboxes" ADD CONSTRAINT "request_mailboxes_planner_id_profiles_id_fk" FOREIGN KEY ("planner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;