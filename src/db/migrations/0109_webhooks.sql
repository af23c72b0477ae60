CREATE TABLE "webhook_deliveries" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"line_id" uuid,
	"section" text,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"http_status" smallint,
	"error" text,
	"duration_ms" integer,
	CONSTRAINT "webhook_deliveries_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_lines" (
	"wedding_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_lines_wedding_id_line_id_pk" PRIMARY KEY("wedding_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"sections" jsonb NOT NULL,
	"with_data" boolean NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"off_reason" text,
	"salt" text NOT NULL,
	"secret_mark" text NOT NULL,
	"former_salt" text,
	"former_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"rests_until" timestamp (3) with time zone,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhooks_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_fk" FOREIGN KEY ("wedding_id","webhook_id") REFERENCES "public"."webhooks"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_lines" ADD CONSTRAINT "webhook_lines_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_member_fk" FOREIGN KEY ("wedding_id","user_id") REFERENCES "public"."wedding_members"("wedding_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order_idx" ON "webhook_deliveries" USING btree ("wedding_id","webhook_id","seq");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries" USING btree ("wedding_id","webhook_id","seq") WHERE status = 'waiting';--> statement-breakpoint
CREATE OR REPLACE FUNCTION queue_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.webhooks w WHERE w.wedding_id = NEW.wedding_id AND w.is_on) THEN
    RETURN NULL;
  END IF;
  IF NOT EXISTS (SELECT FROM public.webhook_lines l WHERE l.wedding_id = NEW.wedding_id) THEN
    PERFORM graphile_worker.add_job('send-webhooks',
      payload => json_build_object('weddingId', NEW.wedding_id), max_attempts => 900);
  END IF;
  INSERT INTO public.webhook_lines (wedding_id, line_id, at) VALUES (NEW.wedding_id, NEW.id, NEW.at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER queue_webhooks AFTER INSERT ON activity_lines
  FOR EACH ROW EXECUTE FUNCTION queue_webhooks();
