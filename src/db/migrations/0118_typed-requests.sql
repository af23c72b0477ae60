CREATE TABLE "planner_reply_templates" (
	"planner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_reply_templates_planner_id_id_pk" PRIMARY KEY("planner_id","id")
);
--> statement-breakpoint
ALTER TABLE "planner_requests" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_requests" ADD COLUMN "source" text DEFAULT 'profile' NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_reply_templates" ADD CONSTRAINT "planner_reply_templates_planner_id_profiles_id_fk" FOREIGN KEY ("planner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;