DROP INDEX CONCURRENTLY IF EXISTS "guest_mails_next_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "guest_mails_next_idx" ON "guest_mails" USING btree ("domain","next_at") WHERE status in ('waiting', 'queued', 'pending');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "guest_mails_due_idx";