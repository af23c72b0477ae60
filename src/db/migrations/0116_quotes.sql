CREATE TABLE "quote_events" (
	"planner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"name" text,
	"extras" jsonb,
	"total" bigint,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "quote_events_planner_id_request_id_id_pk" PRIMARY KEY("planner_id","request_id","id")
);
--> statement-breakpoint
CREATE TABLE "quote_packages" (
	"planner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "quote_packages_planner_id_id_pk" PRIMARY KEY("planner_id","id")
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"planner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"opened_at" timestamp(3) with time zone,
	CONSTRAINT "quote_versions_planner_id_request_id_version_pk" PRIMARY KEY("planner_id","request_id","version")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"planner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	"year" smallint,
	"serial" integer,
	"token" text,
	CONSTRAINT "quotes_planner_id_request_id_pk" PRIMARY KEY("planner_id","request_id"),
	CONSTRAINT "quotes_token_unique" UNIQUE("token"),
	CONSTRAINT "quotes_number_key" UNIQUE("planner_id","year","serial")
);
--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_version_fk" FOREIGN KEY ("planner_id","request_id","version") REFERENCES "public"."quote_versions"("planner_id","request_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_packages" ADD CONSTRAINT "quote_packages_planner_id_profiles_id_fk" FOREIGN KEY ("planner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_fk" FOREIGN KEY ("planner_id","request_id") REFERENCES "public"."quotes"("planner_id","request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_fk" FOREIGN KEY ("planner_id","request_id") REFERENCES "public"."planner_requests"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_events_order_idx" ON "quote_events" USING btree ("planner_id","request_id","at","id");