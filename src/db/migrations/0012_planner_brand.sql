CREATE TABLE "planner_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planner_logos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_logos_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "planner_portfolio_files" (
	"user_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_portfolio_files_user_id_image_id_variant_pk" PRIMARY KEY("user_id","image_id","variant"),
	CONSTRAINT "planner_portfolio_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "planner_requests" (
	"planner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"event_date" date,
	"place" text,
	"guests" integer,
	"budget" numeric(12, 2),
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"wedding_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "planner_requests_planner_id_id_pk" PRIMARY KEY("planner_id","id")
);
--> statement-breakpoint
CREATE TABLE "wedding_cover_files" (
	"wedding_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_cover_files_wedding_id_image_id_variant_pk" PRIMARY KEY("wedding_id","image_id","variant"),
	CONSTRAINT "wedding_cover_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "wedding_covers" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"image_path" text,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text,
	"placeholder" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_covers_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "wedding_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_portfolio" ALTER COLUMN "image_path" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_directory" ADD COLUMN "shows_member_since" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_directory" ADD COLUMN "shows_weddings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_directory" ADD COLUMN "shows_answer_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_portfolio" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "planner_portfolio" ADD COLUMN "status" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_portfolio" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_portfolio" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "planner_portfolio" ADD COLUMN "placeholder" text;--> statement-breakpoint
ALTER TABLE "planner_portfolio" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "planner_portfolio" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "default_wedding_style" jsonb;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "style" text DEFAULT 'cal' NOT NULL;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "style_colors" jsonb;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "cover_image_id" uuid;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "cover_focus_x" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "cover_focus_y" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_former_slugs" ADD CONSTRAINT "planner_former_slugs_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_logos" ADD CONSTRAINT "planner_logos_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_portfolio_files" ADD CONSTRAINT "planner_portfolio_files_image_fk" FOREIGN KEY ("user_id","image_id") REFERENCES "public"."planner_portfolio"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_requests" ADD CONSTRAINT "planner_requests_planner_id_profiles_id_fk" FOREIGN KEY ("planner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_requests" ADD CONSTRAINT "planner_requests_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_cover_files" ADD CONSTRAINT "wedding_cover_files_image_fk" FOREIGN KEY ("wedding_id","image_id") REFERENCES "public"."wedding_covers"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_covers" ADD CONSTRAINT "wedding_covers_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planner_former_slugs_user_idx" ON "planner_former_slugs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "planner_requests_order_idx" ON "planner_requests" USING btree ("planner_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "planner_requests_wedding_idx" ON "planner_requests" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "planner_portfolio_removed_idx" ON "planner_portfolio" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON planner_logos
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('branding-logos', 'path');--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON planner_portfolio_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('planner-portfolio', 'path');--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON wedding_cover_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('wedding-covers', 'path');
