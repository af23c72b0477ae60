CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text,
	"subscription_id" text,
	"status" text DEFAULT 'none' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"unpaid_since" timestamp (3) with time zone,
	"needed_since" timestamp (3) with time zone,
	"payment_method" jsonb,
	"billing" jsonb,
	"receipts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"was_listed" boolean DEFAULT false NOT NULL,
	"told" text,
	"readings_begun" bigint DEFAULT 0 NOT NULL,
	"reading_stored" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriptions_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status");