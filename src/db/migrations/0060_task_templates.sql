CREATE TABLE "task_template_uses" (
	"wedding_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"keys" text[] NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_template_uses_wedding_id_line_id_pk" PRIMARY KEY("wedding_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "task_templates" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_offered" boolean DEFAULT false NOT NULL,
	"tasks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "task_templates_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "task_template_uses" ADD CONSTRAINT "task_template_uses_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_template_uses" ADD CONSTRAINT "task_template_uses_owner_id_template_id_task_templates_owner_id_id_fk" FOREIGN KEY ("owner_id","template_id") REFERENCES "public"."task_templates"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_template_uses_template_idx" ON "task_template_uses" USING btree ("owner_id","template_id");