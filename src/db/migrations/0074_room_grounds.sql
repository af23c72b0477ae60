CREATE TABLE "room_grounds" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid,
	"picture_id" uuid NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"width" smallint NOT NULL,
	"rotation" smallint NOT NULL,
	"opacity" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_grounds_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "room_grounds_one_each" UNIQUE NULLS NOT DISTINCT("wedding_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "room_pictures" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_pictures_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "room_pictures_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "room_grounds" ADD CONSTRAINT "room_grounds_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_grounds" ADD CONSTRAINT "room_grounds_event_fk" FOREIGN KEY ("wedding_id","event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_grounds" ADD CONSTRAINT "room_grounds_picture_fk" FOREIGN KEY ("wedding_id","picture_id") REFERENCES "public"."room_pictures"("wedding_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_pictures" ADD CONSTRAINT "room_pictures_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_grounds_picture_idx" ON "room_grounds" USING btree ("wedding_id","picture_id");--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON room_pictures
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('room-pictures', 'path');--> statement-breakpoint
CALL log_table('room_grounds', ARRAY['insert', 'update', 'delete'], 'id', '', 'created_at', '');
