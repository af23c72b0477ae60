CREATE TABLE "deleted_wedding_members" (
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_wedding_members_wedding_id_user_id_pk" PRIMARY KEY("wedding_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "deleted_weddings" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_wedding_members" ADD CONSTRAINT "deleted_wedding_members_wedding_id_deleted_weddings_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."deleted_weddings"("wedding_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_wedding_members" ADD CONSTRAINT "deleted_wedding_members_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_weddings" ADD CONSTRAINT "deleted_weddings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_weddings" ADD CONSTRAINT "deleted_weddings_deleted_by_profiles_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_weddings_deleted_by_idx" ON "deleted_weddings" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "deleted_weddings_deleted_at_idx" ON "deleted_weddings" USING btree ("deleted_at");