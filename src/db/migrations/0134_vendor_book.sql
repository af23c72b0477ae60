CREATE TABLE "planner_vendors" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"is_private" boolean NOT NULL,
	"name" text NOT NULL,
	"component" text,
	"contact" text,
	"email" text,
	"phone" text,
	"webpage" text,
	"instagram" text,
	"place" text,
	"notes" text,
	"is_favourite" boolean NOT NULL,
	"prices" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "planner_vendors_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "planner_vendors" ADD CONSTRAINT "planner_vendors_business_id_profiles_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_vendors" ADD CONSTRAINT "planner_vendors_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planner_vendors_owner_idx" ON "planner_vendors" USING btree ("owner_id");