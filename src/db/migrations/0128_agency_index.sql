DROP INDEX CONCURRENTLY IF EXISTS "wedding_members_agency_id_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "wedding_members_agency_id_idx" ON "wedding_members" USING btree ("agency_id") WHERE agency_id is not null;
