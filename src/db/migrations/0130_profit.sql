CREATE TABLE "book_clocks" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "book_costs" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"spent_on" date NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"what" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_costs_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "book_costs_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "book_times" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"worked_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"topic" text NOT NULL,
	"what" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "book_times_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "book_times_minutes" CHECK (minutes between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "book_clocks" ADD CONSTRAINT "book_clocks_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_clocks" ADD CONSTRAINT "book_clocks_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_clocks" ADD CONSTRAINT "book_clocks_account_fk" FOREIGN KEY ("owner_id","account_id") REFERENCES "public"."book_accounts"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_costs" ADD CONSTRAINT "book_costs_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_costs" ADD CONSTRAINT "book_costs_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_costs" ADD CONSTRAINT "book_costs_account_fk" FOREIGN KEY ("owner_id","account_id") REFERENCES "public"."book_accounts"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_times" ADD CONSTRAINT "book_times_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_times" ADD CONSTRAINT "book_times_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_times" ADD CONSTRAINT "book_times_account_fk" FOREIGN KEY ("owner_id","account_id") REFERENCES "public"."book_accounts"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_costs_account_idx" ON "book_costs" USING btree ("owner_id","account_id","spent_on");--> statement-breakpoint
CREATE INDEX "book_times_account_idx" ON "book_times" USING btree ("owner_id","account_id","worked_on");