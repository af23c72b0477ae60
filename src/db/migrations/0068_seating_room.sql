CREATE TABLE "seating_rooms" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid,
	"width" smallint NOT NULL,
	"depth" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_rooms_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "seating_rooms_one_each" UNIQUE NULLS NOT DISTINCT("wedding_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "seating_shapes" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid,
	"kind" text NOT NULL,
	"label" text,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"width" smallint NOT NULL,
	"depth" smallint NOT NULL,
	"rotation" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_shapes_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "seating_tables" ADD COLUMN "x" smallint;--> statement-breakpoint
ALTER TABLE "seating_tables" ADD COLUMN "y" smallint;--> statement-breakpoint
ALTER TABLE "seating_tables" ADD COLUMN "rotation" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_rooms" ADD CONSTRAINT "seating_rooms_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rooms" ADD CONSTRAINT "seating_rooms_event_fk" FOREIGN KEY ("wedding_id","event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_shapes" ADD CONSTRAINT "seating_shapes_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_shapes" ADD CONSTRAINT "seating_shapes_event_fk" FOREIGN KEY ("wedding_id","event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_tables" ADD CONSTRAINT "seating_tables_position" CHECK (("seating_tables"."x" is null) = ("seating_tables"."y" is null));--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON seating_rooms
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', '', 'created_at', '');--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON seating_shapes
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'label', 'created_at', '');
