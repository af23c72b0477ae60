CREATE TABLE "bus_subscriptions" (
	"wedding_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"address" text NOT NULL,
	"told" jsonb NOT NULL,
	"told_version" bigint NOT NULL,
	"seen_version" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bus_subscriptions_wedding_id_household_id_pk" PRIMARY KEY("wedding_id","household_id")
);
--> statement-breakpoint
ALTER TABLE "bus_subscriptions" ADD CONSTRAINT "bus_subscriptions_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;