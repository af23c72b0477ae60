CREATE TABLE "content_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"target_id" uuid,
	"reporter_name" text,
	"reporter_email" text,
	"message" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"is_waiting" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_content" (
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"decision_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_content_owner_id_target_id_decision_id_pk" PRIMARY KEY("owner_id","target_id","decision_id")
);
--> statement-breakpoint
CREATE TABLE "report_claims" (
	"decision_id" uuid NOT NULL,
	"side" text NOT NULL,
	"token_hash" text NOT NULL,
	"message" text,
	"claimed_at" timestamp (3) with time zone,
	"is_upheld" boolean,
	"reasons" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "report_claims_decision_id_side_pk" PRIMARY KEY("decision_id","side"),
	CONSTRAINT "report_claims_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "report_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"target_id" uuid,
	"title" text NOT NULL,
	"affected_id" uuid,
	"ground" text,
	"rule" text,
	"reasons" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"claim_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_content" ADD CONSTRAINT "hidden_content_decision_id_report_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."report_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_claims" ADD CONSTRAINT "report_claims_decision_id_report_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."report_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_report_id_content_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."content_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_affected_id_profiles_id_fk" FOREIGN KEY ("affected_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_reports_waiting_idx" ON "content_reports" USING btree ("received_at") WHERE is_waiting;--> statement-breakpoint
CREATE INDEX "content_reports_decided_idx" ON "content_reports" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "hidden_content_decision_idx" ON "hidden_content" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "report_decisions_report_idx" ON "report_decisions" USING btree ("report_id","decided_at");--> statement-breakpoint
CREATE INDEX "report_decisions_affected_idx" ON "report_decisions" USING btree ("affected_id");