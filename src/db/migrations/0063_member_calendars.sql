CREATE TABLE "member_calendars" (
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"shows_tasks" boolean NOT NULL,
	"shows_payments" boolean NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_calendars_wedding_id_user_id_pk" PRIMARY KEY("wedding_id","user_id"),
	CONSTRAINT "member_calendars_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "member_calendars" ADD CONSTRAINT "member_calendars_member_fk" FOREIGN KEY ("wedding_id","user_id") REFERENCES "public"."wedding_members"("wedding_id","user_id") ON DELETE cascade ON UPDATE no action;