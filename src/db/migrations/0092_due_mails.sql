DROP INDEX CONCURRENTLY IF EXISTS "guest_mails_due_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "guest_mails_due_idx" ON "guest_mails" USING btree ("domain","next_at") WHERE status in ('waiting', 'queued');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "guest_mails_waiting_idx";