DROP INDEX CONCURRENTLY IF EXISTS "planner_appointments_made_by_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "planner_appointments_made_by_idx" ON "planner_appointments" USING btree ("made_by");
