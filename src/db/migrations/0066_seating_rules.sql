CREATE TABLE "seating_rules" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_firm" boolean NOT NULL,
	"guest_id" uuid NOT NULL,
	"other_guest_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_rules_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "seating_rules_one_each" UNIQUE("wedding_id","guest_id","other_guest_id"),
	CONSTRAINT "seating_rules_order" CHECK ("seating_rules"."guest_id" < "seating_rules"."other_guest_id")
);
--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_guest_fk" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guests"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_other_guest_fk" FOREIGN KEY ("wedding_id","other_guest_id") REFERENCES "public"."guests"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seating_rules_other_guest_idx" ON "seating_rules" USING btree ("wedding_id","other_guest_id");--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON seating_rules
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', '', 'created_at', '');
