-- Until now every member could do everything, in the preset of their role.
DROP INDEX "invitation_codes_one_open_idx";--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD COLUMN "preset" text;--> statement-breakpoint
UPDATE "invitation_codes" SET "preset" = "role";--> statement-breakpoint
ALTER TABLE "invitation_codes" ALTER COLUMN "preset" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_wedding_members" ADD COLUMN "preset" text;--> statement-breakpoint
ALTER TABLE "deleted_wedding_members" ADD COLUMN "permissions" jsonb;--> statement-breakpoint
UPDATE "deleted_wedding_members" SET "preset" = "role", "permissions" = '{"guests":"edit","vendors":"edit","budget":"edit","inspiration":"edit","agenda":"edit","conversation":"edit"}';--> statement-breakpoint
ALTER TABLE "deleted_wedding_members" ALTER COLUMN "preset" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_wedding_members" ALTER COLUMN "permissions" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_members" ADD COLUMN "preset" text;--> statement-breakpoint
ALTER TABLE "wedding_members" ADD COLUMN "permissions" jsonb;--> statement-breakpoint
UPDATE "wedding_members" SET "preset" = "role", "permissions" = '{"guests":"edit","vendors":"edit","budget":"edit","inspiration":"edit","agenda":"edit","conversation":"edit"}';--> statement-breakpoint
ALTER TABLE "wedding_members" ALTER COLUMN "preset" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_members" ALTER COLUMN "permissions" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_codes_one_open_idx" ON "invitation_codes" USING btree ("wedding_id","role","preset") WHERE used_at is null and replaced_at is null;
