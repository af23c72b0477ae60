CREATE TABLE "planner_request_events" (
	"planner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"is_noted" boolean DEFAULT false NOT NULL,
	"reason" text,
	"text" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "planner_request_events_planner_id_request_id_id_pk" PRIMARY KEY("planner_id","request_id","id")
);
--> statement-breakpoint
ALTER TABLE "planner_request_events" ADD CONSTRAINT "planner_request_events_request_fk" FOREIGN KEY ("planner_id","request_id") REFERENCES "public"."planner_requests"("planner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planner_request_events_order_idx" ON "planner_request_events" USING btree ("planner_id","request_id","kind","at");--> statement-breakpoint
INSERT INTO planner_request_events (planner_id, request_id, id, kind, author, is_noted, at)
SELECT planner_id, id, gen_random_uuid(), 'answered', 'planner', answered_at IS NULL, coalesce(answered_at, created_at)
FROM planner_requests WHERE answered_at IS NOT NULL OR status = 'answered';
--> statement-breakpoint
INSERT INTO planner_request_events (planner_id, request_id, id, kind, author, at)
SELECT r.planner_id, r.id, gen_random_uuid(), 'wedding', 'planner', greatest(w.created_at, r.created_at)
FROM planner_requests r JOIN weddings w ON w.id = r.wedding_id;
