CREATE TABLE "inspiration_files" (
	"wedding_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspiration_files_wedding_id_image_id_variant_pk" PRIMARY KEY("wedding_id","image_id","variant"),
	CONSTRAINT "inspiration_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "inspiration_folders" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" smallint NOT NULL,
	"icon" text NOT NULL,
	"position" double precision NOT NULL,
	"cover_image_id" uuid,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspiration_folders_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "inspiration_shares" (
	"wedding_id" uuid NOT NULL,
	"folder_id" uuid NOT NULL,
	"token" text NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspiration_shares_wedding_id_folder_id_pk" PRIMARY KEY("wedding_id","folder_id"),
	CONSTRAINT "inspiration_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "inspirations" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"folder_id" uuid NOT NULL,
	"image_url" text,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text,
	"placeholder" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"notes" text,
	"search_text" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspirations_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "inspiration_files" ADD CONSTRAINT "inspiration_files_image_fk" FOREIGN KEY ("wedding_id","image_id") REFERENCES "public"."inspirations"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_folders" ADD CONSTRAINT "inspiration_folders_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_shares" ADD CONSTRAINT "inspiration_shares_folder_fk" FOREIGN KEY ("wedding_id","folder_id") REFERENCES "public"."inspiration_folders"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspirations" ADD CONSTRAINT "inspirations_folder_fk" FOREIGN KEY ("wedding_id","folder_id") REFERENCES "public"."inspiration_folders"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspiration_folders_removed_idx" ON "inspiration_folders" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "inspirations_order_idx" ON "inspirations" USING btree ("wedding_id","folder_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inspirations_removed_idx" ON "inspirations" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "inspirations_processing_idx" ON "inspirations" USING btree ("created_at") WHERE status = 'processing';--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON inspiration_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('inspiration-images', 'path');
