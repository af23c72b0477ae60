CREATE TABLE "agency_assignments" (
	"agency_id" uuid NOT NULL,
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agency_assignments_agency_id_wedding_id_user_id_pk" PRIMARY KEY("agency_id","wedding_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "agency_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agency_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "agency_invitations_address_key" UNIQUE("agency_id","email")
);
--> statement-breakpoint
CREATE TABLE "agency_members" (
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "agency_members_agency_id_user_id_pk" PRIMARY KEY("agency_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "wedding_members" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "wedding_members" ADD COLUMN "agency_kind" text;--> statement-breakpoint
ALTER TABLE "wedding_members" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agency_assignments" ADD CONSTRAINT "agency_assignments_agency_id_profiles_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_assignments" ADD CONSTRAINT "agency_assignments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_assignments" ADD CONSTRAINT "agency_assignments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_agency_id_profiles_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_invited_by_profiles_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_agency_id_profiles_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_assignments_member_idx" ON "agency_assignments" USING btree ("wedding_id","user_id");--> statement-breakpoint
CREATE INDEX "agency_assignments_user_id_idx" ON "agency_assignments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agency_members_user_id_idx" ON "agency_members" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "wedding_members" ADD CONSTRAINT "wedding_members_agency_id_profiles_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
DROP TRIGGER log_added ON wedding_members;--> statement-breakpoint
DROP TRIGGER log_changed ON wedding_members;--> statement-breakpoint
DROP TRIGGER log_removed ON wedding_members;--> statement-breakpoint
CALL log_table('wedding_members', ARRAY['insert', 'update', 'delete'], 'user_id', '', 'created_at,sees_drafts,agency_id,agency_kind,closes_at', '');--> statement-breakpoint
-- Says which members of a wedding see its drafts: its planners, and the couple once their last planner has left, so
-- that nothing that was prepared is lost (decision 044).
CREATE OR REPLACE FUNCTION settle_drafts()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wedding uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.wedding_id ELSE NEW.wedding_id END;
  has_planner boolean;
  lost_planner boolean := false;
BEGIN
  has_planner := EXISTS (
    SELECT FROM wedding_members
    WHERE wedding_id = wedding AND role = 'planner' AND preset IN ('planner', 'coordination', 'custom'));
  IF TG_OP <> 'INSERT' THEN
    lost_planner := OLD.role = 'planner' AND OLD.preset IN ('planner', 'coordination', 'custom');
  END IF;
  lost_planner := NOT has_planner AND (lost_planner OR EXISTS (
    SELECT FROM wedding_members WHERE wedding_id = wedding AND preset = 'couple' AND sees_drafts));
  UPDATE wedding_members m SET sees_drafts = NOT m.sees_drafts
  WHERE m.wedding_id = wedding AND m.sees_drafts IS DISTINCT FROM (
    CASE WHEN has_planner THEN m.role = 'planner' AND m.preset IN ('planner', 'coordination', 'custom')
      ELSE lost_planner AND m.preset = 'couple' END);
  RETURN NULL;
END
$$;
