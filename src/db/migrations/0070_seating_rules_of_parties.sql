ALTER TABLE "seating_rules" DROP CONSTRAINT "seating_rules_one_each";--> statement-breakpoint
ALTER TABLE "seating_rules" DROP CONSTRAINT "seating_rules_order";--> statement-breakpoint
ALTER TABLE "seating_rules" ALTER COLUMN "guest_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_rules" ALTER COLUMN "other_guest_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD COLUMN "is_dismissed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD COLUMN "household_id" uuid;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD COLUMN "trait" text;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD COLUMN "other_household_id" uuid;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD COLUMN "other_side" text;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD COLUMN "other_trait" text;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_other_household_fk" FOREIGN KEY ("wedding_id","other_household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seating_rules_one_each" ON "seating_rules" USING btree ("wedding_id",(case when kind in ('together', 'apart') then 'table' when kind in ('near', 'far') then 'distance' else kind end),coalesce(guest_id::text, household_id::text, 'side ' || side, trait),coalesce(other_guest_id::text, other_household_id::text, 'side ' || other_side, other_trait, 'place ' || place, ''));--> statement-breakpoint
CREATE INDEX "seating_rules_guest_idx" ON "seating_rules" USING btree ("wedding_id","guest_id");--> statement-breakpoint
CREATE INDEX "seating_rules_household_idx" ON "seating_rules" USING btree ("wedding_id","household_id");--> statement-breakpoint
CREATE INDEX "seating_rules_other_household_idx" ON "seating_rules" USING btree ("wedding_id","other_household_id");--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_party" CHECK (num_nonnulls("seating_rules"."guest_id", "seating_rules"."household_id", "seating_rules"."side", "seating_rules"."trait") = 1);--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_other_party" CHECK (num_nonnulls("seating_rules"."other_guest_id", "seating_rules"."other_household_id", "seating_rules"."other_side", "seating_rules"."other_trait", "seating_rules"."place") <= 1);--> statement-breakpoint
DROP TRIGGER log_activity ON seating_rules;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON seating_rules
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', '', 'created_at,created_by', '');
