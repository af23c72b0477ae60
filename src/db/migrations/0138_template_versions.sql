CREATE TABLE "template_versions" (
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "template_versions_business_id_kind_template_id_version_pk" PRIMARY KEY("business_id","kind","template_id","version")
);
--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_business_id_profiles_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_saved_by_profiles_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_versions_saved_by_idx" ON "template_versions" USING btree ("saved_by");