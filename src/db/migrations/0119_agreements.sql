CREATE TABLE "agreement_papers" (
	"planner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"pdf" "bytea" NOT NULL,
	"pdf_hash" text NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agreement_papers_planner_id_request_id_version_pk" PRIMARY KEY("planner_id","request_id","version"),
	CONSTRAINT "agreement_papers_pdf_hash_unique" UNIQUE("pdf_hash")
);
--> statement-breakpoint
CREATE TABLE "agreement_signatures" (
	"planner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"position" smallint NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"typed_name" text,
	"nif" text,
	"accepted" text,
	"accepted_at" timestamp(3) with time zone,
	"code_hash" text,
	"code_sent_at" timestamp(3) with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"has_code" boolean DEFAULT false NOT NULL,
	"signed_at" timestamp(3) with time zone,
	"ip_address" text,
	CONSTRAINT "agreement_signatures_planner_id_request_id_version_position_pk" PRIMARY KEY("planner_id","request_id","version","position")
);
--> statement-breakpoint
CREATE TABLE "agreement_templates" (
	"planner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agreement_templates_planner_id_id_pk" PRIMARY KEY("planner_id","id")
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"planner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"document" text NOT NULL,
	"hash" text NOT NULL,
	"quote_version" smallint NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"signed_at" timestamp(3) with time zone,
	CONSTRAINT "agreement_versions_planner_id_request_id_version_pk" PRIMARY KEY("planner_id","request_id","version")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"planner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	"year" smallint,
	"serial" integer,
	"told_at" timestamp(3) with time zone,
	"booked_at" timestamp(3) with time zone,
	CONSTRAINT "agreements_planner_id_request_id_pk" PRIMARY KEY("planner_id","request_id"),
	CONSTRAINT "agreements_number_key" UNIQUE("planner_id","year","serial")
);
--> statement-breakpoint
ALTER TABLE "agreement_papers" ADD CONSTRAINT "agreement_papers_version_fk" FOREIGN KEY ("planner_id","request_id","version") REFERENCES "public"."agreement_versions"("planner_id","request_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_signatures" ADD CONSTRAINT "agreement_signatures_version_fk" FOREIGN KEY ("planner_id","request_id","version") REFERENCES "public"."agreement_versions"("planner_id","request_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_templates" ADD CONSTRAINT "agreement_templates_planner_id_profiles_id_fk" FOREIGN KEY ("planner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_agreement_fk" FOREIGN KEY ("planner_id","request_id") REFERENCES "public"."agreements"("planner_id","request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_request_fk" FOREIGN KEY ("planner_id","request_id") REFERENCES "public"."planner_requests"("planner_id","id") ON DELETE cascade ON UPDATE no action;